import { readFileSync } from "node:fs";
import { peerRequire } from "../place.ts";
import { FAIRY_VARIANTS_FILE } from "../positions.ts";
import { importPeer, LibraryEngine, peerVersion } from "./library.ts";

interface Board {
  legalMoves(): string;
  numberLegalMoves(): number;
  push(move: string): boolean;
  pop(): void;
  delete(): void;
}

export interface Ffish {
  readonly Board: new (variant: string, fen: string) => Board;
  loadVariantConfig(text: string): void;
}

interface FfishModule {
  default(options: { wasmBinary: Uint8Array }): Promise<Ffish>;
}

/** The library with the variants that it does not know by itself. */
export async function loadFfish(): Promise<Ffish> {
  const { default: load } = await importPeer<FfishModule>("ffish-es6/ffish.js");
  // Given the bytes it asks for no file, which its build for browsers cannot read in Node.
  const ffish = await load({ wasmBinary: readFileSync(peerRequire.resolve("ffish-es6/ffish.wasm")) });
  ffish.loadVariantConfig(readFileSync(FAIRY_VARIANTS_FILE, "utf8"));
  return ffish;
}

/** Fairy-Stockfish as a library (ffish), driven move by move as its users do. */
export async function startFfish(): Promise<LibraryEngine> {
  const ffish = await loadFfish();
  let board: Board | null = null;
  return new LibraryEngine({
    name: "ffish-es6",
    version: peerVersion("ffish-es6"),
    lastPly: "list",
    leafBudget: 1_000_000,
    plays: () => true,
    open: ({ variant, fairy, fen }) => {
      board?.delete();
      const opened = new ffish.Board(fairy ?? variant, fen);
      board = opened;
      return (depth) => perft(opened, depth);
    },
    close: () => board?.delete(),
  });
}

function perft(board: Board, depth: number): number {
  if (depth === 1) return board.numberLegalMoves();
  let nodes = 0;
  for (const move of board.legalMoves().split(" ")) {
    if (move === "") continue;
    board.push(move);
    nodes += perft(board, depth - 1);
    board.pop();
  }
  return nodes;
}
