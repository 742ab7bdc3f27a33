import type { Side, Square } from "../geometry/board.ts";
import type { Piece } from "./position.ts";

/** What stands on each square, a1 first; null is empty. */
export type Pieces = readonly (Piece | null)[];

/** The squares on which pieces of a kind and side stand, ascending. */
export function squaresOf(pieces: Pieces, kind: number, side: Side): Square[] {
  const squares: Square[] = [];
  for (let square = 0; square < pieces.length; square++) {
    if (isPieceOn(pieces, square, kind, side)) squares.push(square);
  }
  return squares;
}

/** How many stand on the board. */
export function countStanding(pieces: Pieces): number {
  return pieces.filter((piece) => piece !== null).length;
}

/** Whether a piece of a kind and side stands on a square. */
export function isPieceOn(pieces: Pieces, square: Square, kind: number, side: Side): boolean {
  return pieces[square]?.kind === kind && pieces[square].side === side;
}

export function isSamePiece(one: Piece | null, other: Piece | null): boolean {
  return one?.kind === other?.kind && one?.side === other?.side;
}

/** Those of some squares on which the same piece, or nothing, still stands once pieces on the board were changed. */
export function standingStill(squares: readonly Square[], pieces: Pieces, now: Pieces): Square[] {
  return squares.filter((square) => isSamePiece(pieces[square], now[square]));
}
