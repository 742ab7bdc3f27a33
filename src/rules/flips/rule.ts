/** Questions about pieces that change sides. */
import { type Board, type Side, type Square, stepFrom, turned } from "../../geometry/board.ts";
import type { Flips } from "./model.ts";

/** The squares around another, as a side sees them, ascending. */
export function squaresAround(board: Board, leaps: Flips["leaps"], side: Side, square: Square): Square[] {
  const found = leaps.map((leap) => stepFrom(board, square, turned(leap, side)));
  return [...new Set(found.filter((to) => to !== null))].sort((a, b) => a - b);
}
