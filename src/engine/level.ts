/**
 * Ten levels of play, each a number of nodes: the same on every machine, and quick on any.
 *
 * Each should score 65 to 85 % against the one below it; `npm run levels` measures them. In chess, on 2026-11-22, 60
 * games a pair from random openings, and 41 for the strongest, which plays at 100 ms a move:
 *
 *    2 v 1  75.0 %      5 v 4  81.7 %      8 v 7   82.5 %
 *    3 v 2  79.2 %      6 v 5  77.5 %      9 v 8   73.3 %
 *    4 v 3  73.3 %      7 v 6  83.3 %     10 v 9   79.3 %
 */
import { inWords } from "../diagnostic/argument.ts";
import type { SearchLimits } from "./limits.ts";
import { misuse } from "./refuse.ts";

/** The strongest level, which has no limits. */
export const STRONGEST_LEVEL = 10;

const LEVEL_NODES = [70, 190, 500, 1_150, 2_400, 5_000, 11_600, 25_500, 56_000] as const;

/** The nodes per move of a level; null for the strongest.
 *  @param level 1 to 10
 *  @throws {FairywrenError} `unknown-level` */
export function levelNodes(level: number): number | null {
  if (Number.isInteger(level) && level >= 1 && level <= STRONGEST_LEVEL) return LEVEL_NODES[level - 1] ?? null;
  throw misuse(
    "unknown-level",
    `The levels are 1 to ${STRONGEST_LEVEL}, and ${inWords(level)} is none of them.`,
    "<level>",
  );
}

/** The search limits of a level; none for the strongest. The weaker ones do not use ending tables either.
 *  @param level 1 to 10
 *  @throws {FairywrenError} `unknown-level` */
export function levelLimits(level: number): Pick<SearchLimits, "nodes" | "endings"> {
  const nodes = levelNodes(level);
  return nodes === null ? {} : { nodes, endings: false };
}
