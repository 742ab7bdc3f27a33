/** What rules add to a kernel's tables. */
export { promotionOf as pawnOf } from "./promotion/rule.ts";
