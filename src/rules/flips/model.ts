/** Pieces that change sides where another arrives. */
import type { Square, Vector } from "../../geometry/board.ts";

export interface Flips {
  /** Whether enemy pieces change sides that stand around the square of arrival, or those in a row between it and another own
   *  piece. */
  readonly where: "around" | "between";
  /** The leaps to them, or the steps of rows, in Betza notation, and as the arriving side sees them. */
  readonly betza: string;
  readonly leaps: readonly Vector[];
  /** Whether a drop flips only where another own piece stands around it, too. */
  readonly besideOwn: boolean;
}

export interface FlipsOfVariant {
  /** Null where nothing changes sides. */
  readonly flips: Flips | null;
}

export interface FlipsOfMove {
  /** The enemy's pieces that change sides, by square, ascending; null where nothing does. */
  readonly flipped: readonly FlippedPiece[] | null;
}

export interface FlippedPiece {
  readonly square: Square;
  readonly kind: number;
}

export interface FlipsOfGameMove {
  /** What changes sides, to that of the moving piece: squares by name, pieces by id. Null for moves by which nothing does. */
  readonly flipped: readonly Flipped[] | null;
}

export interface Flipped {
  readonly square: string;
  readonly piece: string;
}
