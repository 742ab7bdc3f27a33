/** Promotion in move words. */

import { MOVE_PROMOTION } from "../../layout/move.ts";
import type { PromotionOfMove } from "./model.ts";

const NO_PROMOTION: PromotionOfMove = { promotion: null };

export function promotionOfWord(type: number, extra: number): PromotionOfMove {
  return type & MOVE_PROMOTION ? { promotion: extra } : NO_PROMOTION;
}
