import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { FAIRY_VARIANTS_FILE } from "../positions.ts";
import { openOurs } from "./ours.ts";
import type { Player } from "./player.ts";
import type { PlayerSpec } from "./spec.ts";
import { openUci } from "./uci-player.ts";

/** Megabytes of hash table when a player's text gives none. */
const DEFAULT_HASH_MB = 16;
/** The module of a built folder in which our engine is. */
const OURS_FILE = "ours.js";

/** Opens a player for a variant. @throws {Error} when it cannot be opened */
export async function openPlayer(spec: PlayerSpec, variantId: string): Promise<Player> {
  if (spec.kind === "ours") return openOurVersion(spec, variantId);
  if (spec.kind === "fsf") return openFairy(spec, variantId);
  const [command, ...args] = spec.command;
  return openUci({ variantId, command, args, options: spec.options, isFairy: false });
}

async function openOurVersion({ version, options }: PlayerSpec, variantId: string): Promise<Player> {
  const hashMb = Number(options.get("hash") ?? DEFAULT_HASH_MB);
  if (version === null) return openOurs(variantId, hashMb);
  const file = resolve(join(version, OURS_FILE));
  if (!existsSync(file)) throw new Error(`'${version}' is no frozen version of ours: it has no ${OURS_FILE}`);
  const frozen: { openOurs: typeof openOurs } = await import(pathToFileURL(file).href);
  return frozen.openOurs(variantId, hashMb);
}

/** Fairy-Stockfish's WebAssembly build, in a Node process of its own, with its classical evaluation. */
function openFairy({ options }: PlayerSpec, variantId: string): Promise<Player> {
  const host = fileURLToPath(new URL("./fairy-wasm-host.js", import.meta.url));
  const defaults = new Map([
    ["Use NNUE", "false"],
    ["Threads", "1"],
    ["Hash", String(DEFAULT_HASH_MB)],
  ]);
  return openUci({
    variantId,
    command: process.execPath,
    // Its loader would take the browser's way if it saw `fetch`.
    args: ["--no-experimental-fetch", host, FAIRY_VARIANTS_FILE],
    options: new Map([...defaults, ...options]),
    isFairy: true,
  });
}
