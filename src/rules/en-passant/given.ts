/** En-passant data passed in by a program. */
import { isIndex } from "../../diagnostic/argument.ts";
import { type Board, squareCount } from "../../geometry/board.ts";
import type { RulesOfVariant } from "../model.ts";
import type { EnPassantOfPosition } from "./model.ts";

/** Null where a square is not on the board, or several pieces can be taken and turns have one move. */
export function givenEnPassant(
  { board, series }: { readonly board: Board } & Pick<RulesOfVariant, "series">,
  { enPassant }: EnPassantOfPosition,
): EnPassantOfPosition | null {
  if (enPassant === null) return { enPassant };
  const [first, ...others] = [enPassant, ...(enPassant.others ?? [])].map(({ crossed, victim }) => ({
    crossed: Array.from(crossed),
    victim,
  }));
  const isSound = [first, ...others].every(({ crossed, victim }) =>
    [...crossed, victim].every((square) => isIndex(square, squareCount(board))),
  );
  if (!isSound || (others.length > 0 && !series)) return null;
  return { enPassant: others.length > 0 ? { ...first, others } : first };
}
