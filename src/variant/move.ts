import type { Square } from "../geometry/board.ts";
import type { RulesOfMove } from "../rules/model.ts";

/** A move on a given position, as plain data; text forms are in `notation/`. */
export interface Move extends RulesOfMove {
  readonly from: Square;
  /** The king's target in a castling. */
  readonly to: Square;
  /** The kind that moves, before any promotion. */
  readonly kind: number;
  /** The kind of the captured piece, or null. */
  readonly captured: number | null;
  /** Where the captured piece stood, which may differ from `to`; null without a capture. */
  readonly capturedAt: Square | null;
}
