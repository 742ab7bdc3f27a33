/** Which pieces are sheltered. */
import { otherSide, type Side, type Square } from "../../geometry/board.ts";
import type { Pieces } from "../../variant/pieces.ts";
import type { ShelteredOfPosition, TradesOfVariant } from "./model.ts";

export const NONE_SHELTERED: ShelteredOfPosition = { sheltered: [] };

/** Whether a piece that the law is about stands on a square, of the side that has just moved. */
export function mayBeSheltered({ trades }: TradesOfVariant, pieces: Pieces, turn: Side, square: Square): boolean {
  const piece = pieces[square];
  return Boolean(trades && piece && piece.side === otherSide(turn) && trades.of.includes(piece.kind));
}
