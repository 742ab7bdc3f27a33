/** What is around a square. */
import { type Board, type Side, type Square, stepFrom, turned, type Vector } from "./board.ts";

/** The squares around another that leaps get to, as a side sees them, ascending. */
export function squaresAround(board: Board, leaps: readonly Vector[], side: Side, square: Square): Square[] {
  const found = leaps.map((leap) => stepFrom(board, square, turned(leap, side)));
  return [...new Set(found.filter((to) => to !== null))].sort((a, b) => a - b);
}
