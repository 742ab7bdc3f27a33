/** Promotions that a program passes in. */
import { isIndex } from "../../diagnostic/argument.ts";
import type { PromotionOfMove } from "./model.ts";

/** Null where it is none of the variant's kinds of piece.
 *  @param kinds how many there are */
export function givenPromotion(kinds: number, { promotion }: PromotionOfMove): PromotionOfMove | null {
  return promotion === null || isIndex(promotion, kinds) ? { promotion } : null;
}
