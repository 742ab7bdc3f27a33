/**
 * Ten levels of play, each a number of nodes: the same on every machine, and quick on any.
 *
 * Measured in chess from random openings, each level against the one below it: see `npm run levels`.
 */
import type { SearchLimits } from "./limits.ts";
import { misuse } from "./refuse.ts";

/** The strongest level: nothing is held back. */
export const STRONGEST_LEVEL = 10;

const LEVEL_NODES = [60, 150, 390, 860, 1_720, 3_350, 6_500, 13_500, 32_000] as const;

/** The nodes that a level may search on a move; null for the strongest.
 *  @param level 1 to 10
 *  @throws {VariantError} `unknown-level` */
export function levelNodes(level: number): number | null {
  if (Number.isInteger(level) && level >= 1 && level <= STRONGEST_LEVEL) return LEVEL_NODES[level - 1] ?? null;
  throw misuse("unknown-level", `The levels are 1 to ${STRONGEST_LEVEL}, and ${level} is none of them.`, "<level>");
}

/** What a level holds a search to; nothing for the strongest. The weaker ones do not look endings up either.
 *  @param level 1 to 10
 *  @throws {VariantError} `unknown-level` */
export function levelLimits(level: number): Pick<SearchLimits, "nodes" | "endings"> {
  const nodes = levelNodes(level);
  return nodes === null ? {} : { nodes, endings: false };
}
