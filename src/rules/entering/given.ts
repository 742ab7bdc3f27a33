/** Gates and entering pieces passed in by a program. */
import { isIndex } from "../../diagnostic/argument.ts";
import { type Board, squareCount } from "../../geometry/board.ts";
import type { Position } from "../../variant/position.ts";
import type { EnteringOfMove, GatesOfPosition } from "./model.ts";
import { type GateRules, gatesOf } from "./rule.ts";

type Rules = GateRules & { readonly board: Board; readonly pieceTypes: readonly unknown[] };

/** Null unless they are squares; those that are no gates are left out. */
export function givenGates(
  rules: Rules,
  { gates = [], pieces, hands }: Partial<GatesOfPosition> & Pick<Position, "pieces" | "hands">,
): GatesOfPosition | null {
  if (!Array.isArray(gates)) return null;
  const squares = [...new Set<number>(gates)];
  return squares.every((square) => isIndex(square, squareCount(rules.board)))
    ? gatesOf(rules, squares, pieces, hands ?? null)
    : null;
}

/** Null unless it is a piece of the variant on a square, or nothing. */
export function givenEntering(
  { board, pieceTypes }: Rules,
  { enters = null, entersOn = null }: Partial<EnteringOfMove>,
): EnteringOfMove | null {
  if (enters === null && entersOn === null) return { enters, entersOn };
  return isIndex(enters, pieceTypes.length) && isIndex(entersOn, squareCount(board)) ? { enters, entersOn } : null;
}
