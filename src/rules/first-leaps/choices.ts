/** Rights to leap available in a position set up by hand. */
import { checkVariant } from "../../variant/check.ts";
import { givenPosition } from "../../variant/given-position.ts";
import type { Position } from "../../variant/position.ts";
import type { Variant } from "../../variant/variant.ts";
import { leapersAtStart } from "./rule.ts";

/** Every square whose piece may leap as its first move, if it has not moved; ascending. */
export function leaperChoices(variant: Variant, position: Position): readonly number[] {
  checkVariant(variant);
  return leapersAtStart(variant, givenPosition(variant, position).pieces).leapers;
}
