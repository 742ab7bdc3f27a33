/** Converts the kernel's numbers for reports. */
import type { Side } from "../geometry/board.ts";
import { MATE_BOUND, MATE_SCORE } from "../layout/search.ts";
import type { Line, Score, SearchInfo } from "./info.ts";
import type { SearchResult } from "./result.ts";

/** The counters of a report. */
type Effort = Pick<SearchInfo, "depth" | "selectiveDepth" | "nodes" | "timeMs" | "hashPerMille">;

/** A report on lines, best first; there is at least one. */
export function infoOf(lines: readonly Line[], effort: Effort): SearchInfo {
  const nodesPerSecond = Math.round((effort.nodes / Math.max(effort.timeMs, 0.1)) * 1000);
  return { ...effort, nodesPerSecond, ...lines[0], lines };
}

/** The result of a search: its best line and its last report. */
export function resultOf(line: readonly string[], info: SearchInfo | null): SearchResult {
  return { best: line[0] ?? null, ponder: line[1] ?? null, info };
}

/** Decodes the kernel's score.
 *  @param sides who makes the moves of the line, where turns may have several: a mate is so many turns away; otherwise null */
export function scoreOf(score: number, sides: readonly Side[] | null): Score {
  if (Math.abs(score) <= MATE_BOUND) return { type: "cp", value: score };
  const plies = MATE_SCORE - Math.abs(score);
  const moves = sides ? turnsOfWinner(sides, score > 0) : Math.ceil(plies / 2);
  return { type: "mate", moves: score > 0 ? moves : -moves };
}

function turnsOfWinner(sides: readonly Side[], isMover: boolean): number {
  const turns = sides.filter((side, ply) => side !== sides[ply - 1]);
  return turns.filter((side) => (side === sides[0]) === isMover).length;
}
