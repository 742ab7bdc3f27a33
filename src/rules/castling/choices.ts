/** Rights to castle that a position set up by hand may have. */
import { checkVariant } from "../../variant/check.ts";
import { givenPosition } from "../../variant/given-position.ts";
import type { Position } from "../../variant/position.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Right } from "./model.ts";
import { standingPairs } from "./rule.ts";

/** Every right to castle that the pieces of a position may have, whether or not they have moved, by castling; several of one
 *  castling where the variant leaves the partner's square open, outermost first. */
export function castlingChoices(variant: Variant, position: Position): Right[] {
  checkVariant(variant);
  return standingPairs(variant, givenPosition(variant, position).pieces);
}
