/** En-passant data passed in by a program. */
import { isIndex } from "../../diagnostic/argument.ts";
import { type Board, squareCount } from "../../geometry/board.ts";
import type { EnPassantOfPosition } from "./model.ts";

/** Null where a square is not on the board. */
export function givenEnPassant(board: Board, { enPassant }: EnPassantOfPosition): EnPassantOfPosition | null {
  if (enPassant === null) return { enPassant };
  const { victim } = enPassant;
  const crossed = Array.from(enPassant.crossed);
  const isSound = [...crossed, victim].every((square) => isIndex(square, squareCount(board)));
  return isSound ? { enPassant: { crossed, victim } } : null;
}
