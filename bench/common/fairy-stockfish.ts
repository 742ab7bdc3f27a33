/** Fairy-Stockfish as a WebAssembly engine and as a library, with the variants of `fairy-stockfish.ini`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { importPeer, peerRequire } from "./peers.ts";
import { BENCH } from "./place.ts";

/** Variants that it does not know by itself. */
export const FAIRY_VARIANTS_FILE = join(BENCH, "common", "fairy-stockfish.ini");

/** Its classical evaluation on one thread, with a hash table of 16 MB. */
export const FAIRY_OPTIONS: Readonly<Record<string, string>> = { "Use NNUE": "false", Threads: "1", Hash: "16" };

/** How its WebAssembly build is started, in a Node process of its own; the host is built beside each program that does. */
export function fairyCommand(): { readonly command: string; readonly args: readonly string[] } {
  const host = fileURLToPath(new URL("./fairy-wasm-host.js", import.meta.url));
  // Its loader would take the browser's way if it saw `fetch`.
  return { command: process.execPath, args: ["--no-experimental-fetch", host, FAIRY_VARIANTS_FILE] };
}

interface FfishModule<Ffish> {
  default(options: { wasmBinary: Uint8Array }): Promise<Ffish>;
}

/** The library, ffish, as its caller knows it. */
export async function loadFfish<Ffish>(): Promise<Ffish> {
  const { default: load } =
    await importPeer<FfishModule<Ffish & { loadVariantConfig(text: string): void }>>("ffish-es6/ffish.js");
  // Given the bytes it asks for no file, which its build for browsers cannot read in Node.
  const ffish = await load({ wasmBinary: readFileSync(peerRequire.resolve("ffish-es6/ffish.wasm")) });
  ffish.loadVariantConfig(readFileSync(FAIRY_VARIANTS_FILE, "utf8"));
  return ffish;
}
