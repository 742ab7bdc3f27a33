/** Where on the board it is seen how a game has ended: what knows it is fetched with rich kernels, and no end of another variant is
 *  seen on squares. */
import type { Square } from "../geometry/board.ts";
import type { Pieces } from "../variant/pieces.ts";
import type { End, EndRules } from "./goals/seen.ts";

type SquaresOfEnd = (rules: EndRules, pieces: Pieces, end: End) => readonly Square[];

let find: SquaresOfEnd = () => [];

export function provideSquaresOfEnd(own: SquaresOfEnd): void {
  find = own;
}

/** None for most ends. */
export const squaresOfEnd: SquaresOfEnd = (rules, pieces, end) => find(rules, pieces, end);
