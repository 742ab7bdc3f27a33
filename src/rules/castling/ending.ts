/** Castling in solved endings. */
import type { Square } from "../../geometry/board.ts";
import type { CastlingOfMove, CastlingsOfVariant } from "./model.ts";

/** The rook's step. */
export function partnerStep(
  { castlings }: CastlingsOfVariant,
  { castling, partner }: CastlingOfMove,
): { readonly from: Square; readonly to: Square } | null {
  return castling === null || partner === null ? null : { from: partner, to: castlings[castling].partner.to };
}
