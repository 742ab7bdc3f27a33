import type { Square } from "../geometry/board.ts";

/** A move on a given position, as plain data; text forms are in `notation/`. */
export interface Move {
  readonly from: Square;
  /** The king's target when castling. */
  readonly to: Square;
  /** The kind that moves, before any promotion. */
  readonly kind: number;
  /** The kind of the captured piece, or null. */
  readonly captured: number | null;
  /** Where the captured piece stood: differs from `to` in en passant only; null without a capture. */
  readonly capturedAt: Square | null;
  /** The kind it becomes, or null. */
  readonly promotion: number | null;
  /** Index into `Variant.castlings`, or null. */
  readonly castling: number | null;
  /** Where the castling partner stands, or null. */
  readonly partner: Square | null;
}
