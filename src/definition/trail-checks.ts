/** How many ways the pieces of a file go together. */
import { unsupportedTerm } from "../betza/support.ts";
import { leapsOf } from "../betza/trail-survey.ts";
import { MOST_LEAPS } from "../betza/trails.ts";
import type { Parts } from "../rules/parts.ts";
import { movementsOf } from "./movement.ts";

/** Leaps on the trails of all pieces, each from one square: they are followed from every square, for both sides. */
const MOST_LEAPS_TOGETHER = 2 * MOST_LEAPS;

const TOO_MANY_WAYS = {
  code: "too-complex",
  message: `With this movement the pieces go too many ways together: at most ${MOST_LEAPS_TOGETHER} leaps can be followed, those of all pieces from one square.`,
};

/** Reports the movement with which they are too many. */
export function checkTrails({ ground, army: { pieceTypes }, document }: Parts): void {
  let leaps = 0;
  for (const pieceType of pieceTypes) {
    for (const [place, betza] of movementsOf(pieceType, document)) {
      const before = leaps;
      if (!unsupportedTerm(betza)) leaps += leapsOf(betza);
      if (before <= MOST_LEAPS_TOGETHER && leaps > MOST_LEAPS_TOGETHER)
        ground.faults.value(["pieces", pieceType.id, ...place], TOO_MANY_WAYS);
    }
  }
}
