import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { BENCH } from "../common/place.ts";

/** A position with known leaf counts. */
export interface PerftPosition {
  readonly name: string;
  /** Our id of the variant. */
  readonly variant: string;
  /** Fairy-Stockfish's name of the variant, where it differs. */
  readonly fairy?: string;
  readonly fen: string;
  /** Leaf counts at depth 1, 2, … */
  readonly nodes: readonly number[];
}

/** Positions whose speeds make one geometric mean. */
export interface PerftGroup {
  readonly name: GroupName;
  readonly positions: readonly PerftPosition[];
}

export const GROUPS = ["chess", "hearts", "capablanca", "large", "hoppers"] as const;
export type GroupName = (typeof GROUPS)[number];

export interface SearchPosition {
  readonly name: string;
  readonly fen: string;
}

export function perftGroups(): readonly PerftGroup[] {
  const groups: Record<GroupName, { positions: readonly PerftPosition[] }> = readPositions("perft.yaml");
  return GROUPS.map((name) => ({ name, positions: groups[name].positions }));
}

export function searchPositions(): readonly SearchPosition[] {
  return readPositions("search.yaml");
}

/** The greatest depth whose leaf count is within a budget; at least 1. */
export function depthWithin(position: PerftPosition, budget: number): number {
  return Math.max(1, position.nodes.filter((nodes) => nodes <= budget).length);
}

function readPositions<T>(file: string): T {
  return parse(readFileSync(join(BENCH, "compare", "positions", file), "utf8"));
}
