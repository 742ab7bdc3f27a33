/** En passant in a position. */
import type { Square } from "../../geometry/board.ts";

/** The squares just crossed, and the piece that crossed them. */
export interface EnPassant {
  readonly crossed: readonly Square[];
  readonly victim: Square;
}

export interface EnPassantOfPosition {
  /** Null unless an enemy piece stands ready to capture (pseudo-legally). */
  readonly enPassant: EnPassant | null;
}
