/** Who plays: the text of `--first` and `--second`. */
import { type PlayerSpec as AnySpec, readSpec, SpecFault } from "../../src/match/spec.ts";
import { UsageError } from "../common/options.ts";

export const PLAYER_KINDS = ["ours", "fsf", "uci"] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

/** `version` is a folder made by `--freeze`, or a kernel file; null is this build. */
export type PlayerSpec = AnySpec<PlayerKind>;

/**
 * Reads `ours`, `ours@FOLDER`, `ours@FILE.wasm`, `fsf` or `uci`, then settings and a command line.
 * @throws {UsageError} on anything else
 * @example
 * parseSpec("uci:nodes=1000,Hash=16:node dist/cli.js uci");
 */
export function parseSpec(text: string): PlayerSpec {
  try {
    return readSpec(text, { kinds: PLAYER_KINDS, versioned: "ours", commanded: "uci" });
  } catch (error) {
    throw error instanceof SpecFault ? new UsageError(error.message) : error;
  }
}
