/** Castling in endings that are solved. */
import type { Square } from "../../geometry/board.ts";
import type { CastlingOfMove, CastlingsOfVariant } from "./model.ts";

/** The step of the partner. */
export function partnerStep(
  { castlings }: CastlingsOfVariant,
  { castling, partner }: CastlingOfMove,
): { readonly from: Square; readonly to: Square } | null {
  return castling === null || partner === null ? null : { from: partner, to: castlings[castling].partner.to };
}
