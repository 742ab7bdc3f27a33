import type { Side, Square } from "../geometry/board.ts";

/** A piece on the board: which piece (index into `Variant.pieces`) and whose. */
export interface Piece {
  readonly kind: number;
  readonly side: Side;
}

/** The right to castle that one pair of unmoved pieces still has. */
export interface Right {
  /** Index into `Variant.castlings`. */
  readonly castling: number;
  /** Where the king stands. */
  readonly king: Square;
  /** Where the partner stands. */
  readonly partner: Square;
}

/** What en passant needs: the squares just crossed over, and the piece that crossed them. */
export interface EnPassant {
  readonly crossed: readonly Square[];
  readonly victim: Square;
}

/** Everything that a FEN says; plain data, immutable. */
export interface Position {
  /** One entry a square, a1 first; null is empty. */
  readonly pieces: readonly (Piece | null)[];
  readonly turn: Side;
  /** Ascending by castling index. */
  readonly rights: readonly Right[];
  /** Null unless an enemy piece stands ready to capture (pseudo-legally). */
  readonly enPassant: EnPassant | null;
  /** Plies since the last capture or move of a clock-resetting piece. */
  readonly halfmoves: number;
  /** Move number, from 1. */
  readonly moveNumber: number;
}
