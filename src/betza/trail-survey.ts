/** What the trails of a term are like, before they are followed on the board of a variant. */
import { WHITE } from "../geometry/board.ts";
import { isRide, waysOf } from "./rides.ts";
import { walkTrails } from "./trail-walk.ts";
import { legsOf, MOST_LEAPS, type Survey, type Trail, type WalkedTerm } from "./trails.ts";
import type { Betza } from "./tree.ts";

/** Looks at a board of which every other is a part, and round those of every width. */
export function surveyTrails(term: WalkedTerm): Survey {
  if (legsOf(term)[0].atom.family === "universal") return { leaps: 0, comesBack: false };
  const goesRound = legsOf(term).some(({ cylinder }) => cylinder);
  const widths = goesRound ? Array.from({ length: FILES_MAX - 1 }, (_, index) => index + 2) : [OPEN];
  let leaps = 0;
  let comesBack = false;
  for (const files of widths) {
    const from = Math.floor(OPEN / 2) * files + Math.floor(files / 2);
    const walk = walkTrails({ board: { files, ranks: OPEN }, term, side: WHITE, from });
    leaps = Math.max(leaps, walk.leaps);
    comesBack ||= walk.landings.some(({ to }) => to === from);
    // a term that goes too many ways on one board is refused on all
    if (leaps > MOST_LEAPS) break;
  }
  return { leaps, comesBack };
}

/** Leaps on the trails of a whole movement. */
export function leapsOf(betza: Betza): number {
  const trails = waysOf(betza).filter((way): way is Trail => !isRide(way));
  return trails.reduce((sum, { term }) => sum + surveyTrails(term).leaps, 0);
}

const FILES_MAX = 16;
/** As far to each side as a board may reach. */
const OPEN = 2 * FILES_MAX - 1;
