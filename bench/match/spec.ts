/** Who plays: the text of `--first` and `--second`. */
import { positive, UsageError } from "../common/options.ts";
import type { Allowance } from "./player.ts";

export const PLAYER_KINDS = ["ours", "fsf", "uci"] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

export interface PlayerSpec {
  /** The text as it was given: the player's name in records. */
  readonly label: string;
  readonly kind: PlayerKind;
  /** Ours alone: a folder made by `--freeze`, or a kernel file; null is this build. */
  readonly version: string | null;
  /** `uci` alone: program and arguments. */
  readonly command: readonly string[];
  /** A limit of its own, instead of the match's. */
  readonly limit: Allowance | null;
  /** Engine options, and `hash` (megabytes) of ours. */
  readonly options: ReadonlyMap<string, string>;
}

const LIMITS: Readonly<Record<string, keyof Allowance>> = { nodes: "nodes", depth: "depth", movetime: "timeMs" };
const SETTING = /^[A-Za-z][\w ]*=[^:,=]*$/;

/**
 * Reads `ours`, `ours@FOLDER`, `ours@FILE.wasm`, `fsf` or `uci`, then settings `:NAME=VALUE,...` of which `nodes`,
 * `depth` and `movetime` are limits, then for `uci` the command line.
 * @throws {UsageError} on anything else
 * @example
 * parseSpec("uci:nodes=1000,Hash=16:node dist/cli.js uci");
 */
export function parseSpec(text: string): PlayerSpec {
  const [head, ...rest] = text.split(":");
  const [kindText, ...versionParts] = head.split("@");
  const kind = PLAYER_KINDS.find((known) => known === kindText);
  const version = versionParts.length > 0 ? versionParts.join("@") : null;
  if (kind === undefined) throw new UsageError(`'${text}' is no player; one is ${PLAYER_KINDS.join(", ")}`);
  if (version !== null && kind !== "ours") throw new UsageError(`'${text}': only 'ours' has versions`);
  const hasSettings = rest.length > 0 && rest[0].split(",").every((part) => SETTING.test(part));
  const { limit, options } = parseSettings(hasSettings ? rest[0] : "");
  const commandText = (hasSettings ? rest.slice(1) : rest).join(":").trim();
  if ((kind === "uci") !== (commandText !== ""))
    throw new UsageError(
      kind === "uci" ? `'${text}' has no command line` : `'${text}': '${commandText}' is no setting`,
    );
  return { label: text, kind, version, command: commandText.split(/\s+/), limit, options };
}

function parseSettings(text: string): Pick<PlayerSpec, "limit" | "options"> {
  let limit: Allowance | null = null;
  const options = new Map<string, string>();
  for (const part of text === "" ? [] : text.split(",")) {
    const [name, value] = part.split("=");
    const key = LIMITS[name.toLowerCase()];
    if (key === undefined) options.set(name, value);
    else limit = { [key]: positive(name, value) };
  }
  return { limit, options };
}
