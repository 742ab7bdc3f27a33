/**
 * The process in which Fairy-Stockfish's WebAssembly build runs: passes lines from standard input to the engine, which
 * answers on standard output. Its argument is a file with variants, put into the engine's own file system.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { peerRequire } from "./peers.ts";

interface Engine {
  readonly FS: { writeFile(path: string, text: string): void };
  postMessage(line: string): void;
}

const startEngine: () => Promise<Engine> = peerRequire("fairy-stockfish-nnue.wasm/stockfish.js");
const engine = await startEngine();
engine.FS.writeFile("/variants.ini", readFileSync(process.argv[2], "utf8"));
engine.postMessage("setoption name VariantPath value /variants.ini");
for await (const line of createInterface({ input: process.stdin })) {
  engine.postMessage(line);
  if (line === "quit") break;
}
// Without the one who asked, the engine would keep the process alive.
process.exit();
