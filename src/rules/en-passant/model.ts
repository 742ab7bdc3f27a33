/** En passant in a position. */
import type { Square } from "../../geometry/board.ts";

/** Squares just crossed, and the piece that crossed them. */
export interface Passed {
  readonly crossed: readonly Square[];
  readonly victim: Square;
}

export interface EnPassant extends Passed {
  /** In turns of several moves: all others, by the squares of their pieces. Left out where there is none. While a turn goes on
   *  pieces of the side to move are among them, which the other side may answer later. */
  readonly others?: readonly Passed[];
}

export interface EnPassantOfPosition {
  /** Null unless an enemy piece stands ready to capture (pseudo-legally), or while a turn of several moves goes on. */
  readonly enPassant: EnPassant | null;
}
