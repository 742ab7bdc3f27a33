/** Strikes passed in by a program. */
import { isIndex } from "../../diagnostic/argument.ts";
import { type Board, squareCount } from "../../geometry/board.ts";
import type { StrikeOfMove } from "./model.ts";

interface StrikeRules {
  readonly board: Board;
  readonly pieceTypes: readonly unknown[];
}

/** Null unless what is struck are pieces on squares, or it says nothing of strikes. */
export function givenStrike(
  { board, pieceTypes }: StrikeRules,
  { struck = null }: Partial<StrikeOfMove>,
): StrikeOfMove | null {
  if (struck === null) return { struck };
  if (!Array.isArray(struck)) return null;
  const pieces = Array.from(struck, (piece) => {
    const { square, kind } = Object(piece);
    return { square, kind };
  });
  const areRight = pieces.every(
    ({ square, kind }) => isIndex(square, squareCount(board)) && isIndex(kind, pieceTypes.length),
  );
  return areRight ? { struck: pieces } : null;
}
