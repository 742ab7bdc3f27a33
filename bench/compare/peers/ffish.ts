import { loadFfish } from "../../common/fairy-stockfish.ts";
import { peerVersion } from "../../common/peers.ts";
import { LibraryEngine } from "./library.ts";

interface Board {
  legalMoves(): string;
  numberLegalMoves(): number;
  push(move: string): boolean;
  pop(): void;
  delete(): void;
}

interface Ffish {
  readonly Board: new (variant: string, fen: string) => Board;
}

/** Fairy-Stockfish as a library (ffish), driven move by move as its users do. */
export async function startFfish(): Promise<LibraryEngine> {
  const ffish = await loadFfish<Ffish>();
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
