/** Chains of pieces that join two sets of squares. */
import { squaresAround } from "../../geometry/around.ts";
import type { Board, Side, Square } from "../../geometry/board.ts";
import type { Joins } from "./model.ts";

/** The shortest chain of a side on some squares, from its beginning; null where there is none. */
export function chainOn(
  board: Board,
  { ends, leaps }: Joins,
  side: Side,
  isPart: (square: Square) => boolean,
): readonly Square[] | null {
  const [first, last] = ends.map((squares) => squares[side].filter(isPart));
  let chains = first.map((square) => [square]);
  const seen = new Set(first);
  while (chains.length > 0) {
    const whole = chains.find((chain) => last.includes(chain[0]));
    if (whole) return whole.toReversed();
    chains = chains.flatMap((chain) => {
      const next = squaresAround(board, leaps, side, chain[0]).filter((to) => isPart(to) && !seen.has(to));
      for (const square of next) seen.add(square);
      return next.map((square) => [square, ...chain]);
    });
  }
  return null;
}
