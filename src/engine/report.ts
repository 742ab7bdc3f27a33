/** Converts the kernel's numbers for reports. */
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

/** Decodes the kernel's score. */
export function scoreOf(score: number): Score {
  if (Math.abs(score) <= MATE_BOUND) return { type: "cp", value: score };
  const plies = MATE_SCORE - Math.abs(score);
  const moves = Math.ceil(plies / 2);
  return { type: "mate", moves: score > 0 ? moves : -moves };
}
