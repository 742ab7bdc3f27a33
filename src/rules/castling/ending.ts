/** Castling in solved endings. */
import type { Square } from "../../geometry/board.ts";
import type { CastlingOfMove, CastlingsOfVariant } from "./model.ts";
import { partnerGoal } from "./rule.ts";

/** The rook's step. */
export function partnerStep(
  { castlings }: CastlingsOfVariant,
  { castling, partner, to }: CastlingOfMove & { readonly to: Square },
): { readonly from: Square; readonly to: Square } | null {
  return castling === null || partner === null ? null : { from: partner, to: partnerGoal(castlings[castling], to) };
}
