/** Castling rights available in a position set up by hand. */
import { checkVariant } from "../../variant/check.ts";
import { givenPosition } from "../../variant/given-position.ts";
import type { Position } from "../../variant/position.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Right } from "./model.ts";
import { standingPairs } from "./rule.ts";

/** Every castling right that the pieces of a position allow, whether or not they have moved, in the order of the
 *  castlings; where a castling leaves the rook's square open, one for each candidate, outermost first. */
export function castlingChoices(variant: Variant, position: Position): Right[] {
  checkVariant(variant);
  return standingPairs(variant, givenPosition(variant, position).pieces);
}
