/** Castling rights and castlings passed in by a program. */
import { isIndex } from "../../diagnostic/argument.ts";
import { type Board, squareCount } from "../../geometry/board.ts";
import type { CastlingOfMove, CastlingsOfVariant, Right, RightsOfPosition } from "./model.ts";

type Rules = CastlingsOfVariant & { readonly board: Board };

/** Null unless all are rights of the variant. */
export function givenRights({ board, castlings }: Rules, { rights }: RightsOfPosition): RightsOfPosition | null {
  if (!Array.isArray(rights)) return null;
  const squares = squareCount(board);
  const given = Array.from(rights, ({ castling, king, partner }: Right) => ({ castling, king, partner }));
  const isSound = ({ castling, king, partner }: Right) =>
    isIndex(castling, castlings.length) && isIndex(king, squares) && isIndex(partner, squares);
  return given.every(isSound) ? { rights: given } : null;
}

/** Null unless it is a castling of the variant, or none. */
export function givenCastling({ board, castlings }: Rules, move: CastlingOfMove): CastlingOfMove | null {
  const { castling, partner } = move;
  const isSound =
    (castling === null || isIndex(castling, castlings.length)) &&
    (partner === null || isIndex(partner, squareCount(board)));
  return isSound ? { castling, partner } : null;
}
