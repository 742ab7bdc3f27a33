import type { Side } from "../geometry/board.ts";
import type { RulesOfPosition } from "../rules/model.ts";

/** A piece on the board: its kind (index into `Variant.pieceTypes`) and side. */
export interface Piece {
  readonly kind: number;
  readonly side: Side;
}

/** Everything that a FEN says; plain data, immutable. */
export interface Position extends RulesOfPosition {
  /** One entry a square, a1 first; null is empty. */
  readonly pieces: readonly (Piece | null)[];
  readonly turn: Side;
  /** Plies since the last capture or move of a clock-resetting piece; where turns may have several moves, turns since then,
   *  with the one that has begun. */
  readonly halfmoves: number;
  /** Move number, from 1. */
  readonly moveNumber: number;
}
