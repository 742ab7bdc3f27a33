/** What rules show on a board besides pieces, fetched with rich kernels: other variants have nothing of the kind. */
import type { Square } from "../geometry/board.ts";
import type { Pieces } from "../variant/pieces.ts";
import type { End, EndRules, squaresOfEnd } from "./goals/seen.ts";

/** Each function is asked by that of its name below. */
export interface RichSights {
  readonly squaresOfEnd: typeof squaresOfEnd;
}

let rich: RichSights | null = null;

export function provideRichSights(sights: RichSights): void {
  rich = sights;
}

/** The squares on which it is seen how a game has ended; none for most ends. */
export function squaresOfTheEnd(rules: EndRules, pieces: Pieces, end: End): readonly Square[] {
  return rich?.squaresOfEnd(rules, pieces, end) ?? [];
}
