/** En-passant data passed in by a program. */
import { isIndex } from "../../diagnostic/argument.ts";
import { type Board, squareCount } from "../../geometry/board.ts";
import type { RulesOfVariant } from "../model.ts";
import type { EnPassantOfPosition } from "./model.ts";
import { fromPassed, toPassed } from "./rule.ts";

/** Null where a square is not on the board, or several pieces can be taken and turns have one move. */
export function givenEnPassant(
  { board, series }: { readonly board: Board } & Pick<RulesOfVariant, "series">,
  { enPassant }: EnPassantOfPosition,
): EnPassantOfPosition | null {
  if (enPassant === null) return { enPassant };
  const passed = toPassed(enPassant).map(({ crossed, victim }) => ({ crossed: Array.from(crossed), victim }));
  const isSound = passed.every(({ crossed, victim }) =>
    [...crossed, victim].every((square) => isIndex(square, squareCount(board))),
  );
  return isSound && (series || passed.length === 1) ? { enPassant: fromPassed(passed) } : null;
}
