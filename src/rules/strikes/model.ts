/** Strikes: moves for which it matters whose pieces stand on the way. */
import type { Square } from "../../geometry/board.ts";

export interface StrikeOfMove {
  /** What is taken on the way, in order, without the target; null for moves that are no strike. A strike may also take
   *  nothing and end where it began, or take a friend. */
  readonly struck: readonly StruckPiece[] | null;
}

export interface StruckPiece {
  readonly square: Square;
  readonly kind: number;
}

export interface StrikeOfGameMove {
  /** What is taken on the way, in order, without the target: squares by name, pieces by id; null for most moves. */
  readonly struck: readonly Struck[] | null;
}

export interface Struck {
  readonly square: string;
  readonly piece: string;
}
