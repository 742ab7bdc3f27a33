/** Promotions in place that are planned ahead, while it is the other side's turn. */
import type { Square } from "../../geometry/board.ts";
import { type Pieces, squaresOf } from "../../variant/pieces.ts";
import type { PromotionsOfVariant } from "./model.ts";
import { beginsWhereItStands, promotionsOfKind } from "./rule.ts";

/** Whether a piece may promote where it stands, by where that is and, for the last of its kind, whether it is alone. */
export function mayPromoteInPlace({ promotions }: PromotionsOfVariant, pieces: Pieces, square: Square): boolean {
  const piece = pieces[square];
  if (!piece) return false;
  const { kind, side } = piece;
  const isLast = squaresOf(pieces, kind, side).length === 1;
  return promotionsOfKind(promotions, side, kind).some(
    (rule) => beginsWhereItStands(rule) && rule.zone.includes(square) && (isLast || !rule.isLast),
  );
}
