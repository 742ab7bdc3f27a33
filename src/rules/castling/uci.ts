/** The effect of the option `UCI_Chess960` on a variant. */

import { rankOf } from "../../geometry/board.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Castling } from "./model.ts";

/** The variant with castling written as king takes rook. Where every castling runs along a rank and has a letter of its
 *  own, king and rook may also castle from wherever a FEN's rights say, but for castlings that win, come from the hand or go to
 *  one of several squares. */
export function withPartnerCastling(variant: Variant): Variant {
  const castlings = isFreeable(variant) ? variant.castlings.map(freed) : variant.castlings;
  return { ...variant, castlings, notation: { ...variant.notation, uciCastling: "partner" } };
}

function isFreeable({ board, castlings }: Variant): boolean {
  const letters = new Set(castlings.map(({ side, letter }) => `${side}${letter}`));
  const alongRank = ({ from, to }: Castling["king"]) => from === null || rankOf(board, from) === rankOf(board, to);
  return (
    letters.size === castlings.length &&
    castlings.every(({ king, upTo, wins, isFromHand }) => alongRank(king) && upTo === undefined && !wins && !isFromHand)
  );
}

function freed(castling: Castling): Castling {
  return { ...castling, king: { ...castling.king, from: null }, partner: { ...castling.partner, from: null } };
}
