/** The words of promotions, and why endings with pawns are not solved. */

import type { KindPlan } from "../../compile/kinds.ts";
import { MOVE_PROMOTION } from "../../layout/move.ts";
import type { Variant } from "../../variant/variant.ts";
import type { PromotionOfMove } from "./model.ts";

const NO_PROMOTION: PromotionOfMove = { promotion: null };

export function promotionOfWord(type: number, extra: number): PromotionOfMove {
  return type & MOVE_PROMOTION ? { promotion: extra } : NO_PROMOTION;
}

/** Null where no piece of an ending promotes.
 *  @param white the kinds of the side that is to win, the king's first
 *  @param black the other king's */
export function whyPawnsAreUnsolved(
  { pieceTypes }: Variant,
  white: readonly KindPlan[],
  black: readonly KindPlan[],
): string | null {
  const pawn = white.find((plan) => plan.pawn !== null);
  if (pawn) return `${pieceTypes[pawn.kind].name} promotes`;
  return black.some((plan) => plan.pawn !== null) ? "Black's king promotes" : null;
}
