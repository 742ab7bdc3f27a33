import { FAIRY_OPTIONS, fairyCommand } from "../../common/fairy-stockfish.ts";
import { peerVersion } from "../../common/peers.ts";
import { startUci, type UciEngine } from "./uci.ts";

export const FAIRY_WASM = "Fairy-Stockfish wasm";

/** Fairy-Stockfish's WebAssembly build. */
export async function startFairyWasm(): Promise<UciEngine> {
  return startUci({
    name: FAIRY_WASM,
    version: peerVersion("fairy-stockfish-nnue.wasm"),
    ...fairyCommand(),
    options: FAIRY_OPTIONS,
    variant: ({ variant, fairy }) => fairy ?? variant,
  });
}
