import { fileURLToPath } from "node:url";
import { FAIRY_VARIANTS_FILE } from "../positions.ts";
import { peerVersion } from "./library.ts";
import { startUci, type UciEngine } from "./uci.ts";

export const FAIRY_WASM = "Fairy-Stockfish wasm";

/** Fairy-Stockfish's WebAssembly build, in a Node process of its own, with its classical evaluation. */
export async function startFairyWasm(): Promise<UciEngine> {
  const host = fileURLToPath(new URL("./fairy-wasm-host.js", import.meta.url));
  return startUci({
    name: FAIRY_WASM,
    version: peerVersion("fairy-stockfish-nnue.wasm"),
    command: process.execPath,
    // Its loader would take the browser's way if it saw `fetch`.
    args: ["--no-experimental-fetch", host, FAIRY_VARIANTS_FILE],
    options: { "Use NNUE": "false", Threads: "1", Hash: "16" },
    variant: ({ variant, fairy }) => fairy ?? variant,
  });
}
