/** En passant in a position set up by hand. */
import { otherSide } from "../../geometry/board.ts";
import { checkVariant } from "../../variant/check.ts";
import { givenPosition } from "../../variant/given-position.ts";
import type { Position } from "../../variant/position.ts";
import type { Variant } from "../../variant/variant.ts";
import type { EnPassant } from "./model.ts";
import { isEnPassantReady, passingsBehind } from "./rule.ts";

/** The moves that may just have been played and could be answered en passant. */
export function enPassantChoices(variant: Variant, position: Position): EnPassant[] {
  checkVariant(variant);
  const { pieces, turn } = givenPosition(variant, position);
  const crossed = passingsBehind(variant, pieces, otherSide(turn));
  return crossed.filter((enPassant) => isEnPassantReady(variant, pieces, turn, enPassant));
}
