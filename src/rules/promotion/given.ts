/** Promotions passed in by a program. */
import { isIndex } from "../../diagnostic/argument.ts";
import type { PromotionOfMove } from "./model.ts";

/** Null unless it is a kind of the variant, or none.
 *  @param kinds how many there are */
export function givenPromotion(kinds: number, { promotion }: PromotionOfMove): PromotionOfMove | null {
  return promotion === null || isIndex(promotion, kinds) ? { promotion } : null;
}
