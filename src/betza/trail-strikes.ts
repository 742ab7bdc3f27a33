/** Strikes: moves along trails for which it matters whose pieces stand there, and those that end where they began. */
import type { Board, Side, Square } from "../geometry/board.ts";
import { landingsOf, needsOf, strikesOn } from "./trail-walk.ts";
import { EMPTY, ENEMY, FRIEND, lastModes, type Need, type Strike, type Trail } from "./trails.ts";

/** The strikes of a side's trails from a square, in the order in which they are found.
 *  @param isWhole whether all trails are meant, as if each were one */
export function strikesOf(
  board: Board,
  { term }: Pick<Trail, "term">,
  side: Side,
  from: Square,
  isWhole = false,
): Strike[] {
  const { move, capture, friend } = lastModes(term);
  const ends = (move ? EMPTY : 0) | (friend ? FRIEND : 0) | (capture ? ENEMY : 0);
  return landingsOf({ board, term, side, from }).flatMap((landed) => {
    const { to } = landed;
    const needs = needsOf(landed);
    const strikes = isWhole || to === from || needs.some(strikesOn);
    const there = needs.find(({ square }) => square === to);
    // without anything that strikes on its way, taking a friend is all that is no ordinary move
    const lands = strikes ? landsOn(there, to === from, ends) : landsOn(there, false, ends & FRIEND);
    return lands === 0 ? [] : [{ to, needs: needs.filter((need) => need !== there), lands }];
  });
}

/** What may stand on the target before the move. What was taken there on the way is taken all the same. */
function landsOn(there: Need | undefined, isStart: boolean, ends: number): number {
  if (isStart) return ends & EMPTY ? EMPTY | FRIEND | ENEMY : 0;
  if (there?.isTaken) return ends & EMPTY ? there.on : 0;
  return there ? ends & there.on : ends;
}
