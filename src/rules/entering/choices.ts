/** Gates available in a position set up by hand. */
import { checkVariant } from "../../variant/check.ts";
import { givenPosition } from "../../variant/given-position.ts";
import type { Position } from "../../variant/position.ts";
import type { Variant } from "../../variant/variant.ts";
import { gatesOf } from "./rule.ts";
import { gatesToTell } from "./told.ts";

/** Every square on which a piece may enter as the one that stands there leaves, if that has not moved; ascending. Left out
 *  are the squares of pieces that have a right to castle, which tells of them. */
export function gateChoices(variant: Variant, position: Position): number[] {
  checkVariant(variant);
  const { rights, pieces, hands } = givenPosition(variant, position);
  const all = gatesOf(variant, variant.entering?.squares.flat() ?? [], pieces, hands);
  return gatesToTell(variant, { ...all, rights, pieces });
}
