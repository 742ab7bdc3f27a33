import { geomean, median } from "../common/statistics.ts";
import type { SearchEngine } from "./engine.ts";
import { startOurSearch, startRichSearch } from "./ours/search.ts";
import { startSearchPeers } from "./peers/all.ts";
import { type SearchPosition, searchPositions } from "./positions.ts";
import type { Progress } from "./progress.ts";

/** One contestant's search speeds, in thousand nodes per second. Not strength: engines spend their nodes differently. */
export interface SearchRow {
  readonly name: string;
  readonly version: string;
  readonly knps: readonly number[];
  readonly depths: readonly number[];
  readonly geomean: number;
}

export interface SearchResult {
  readonly positions: readonly string[];
  readonly timeMs: number;
  readonly rows: readonly SearchRow[];
  readonly notes: readonly string[];
}

const SEARCH_MS = 1000;
const WARM_UP_MS = 500;

/** Lets all contestants search each position for the same time, in alternated rounds. */
export async function measureSearch(rounds: number, progress: Progress): Promise<SearchResult> {
  progress.show("search: starting the engines");
  const ours = [await startOurSearch("whole"), await startOurSearch("material"), await startRichSearch()];
  const peers = await startSearchPeers();
  const engines = [...ours, ...peers.engines];
  const positions = searchPositions();
  try {
    for (const engine of engines) await searchOnce(engine, positions[0], WARM_UP_MS);
    const rows = await timeRounds(engines, positions, rounds, progress);
    return { positions: positions.map(({ name }) => name), timeMs: SEARCH_MS, rows, notes: peers.notes };
  } finally {
    for (const engine of engines) engine.close();
  }
}

async function timeRounds(
  engines: readonly SearchEngine[],
  positions: readonly SearchPosition[],
  rounds: number,
  progress: Progress,
): Promise<SearchRow[]> {
  const runs = engines.map(() => positions.map((): { knps: number; depth: number }[] => []));
  for (let round = 1; round <= rounds; round++) {
    for (const [p, position] of positions.entries()) {
      for (const [e, engine] of engines.entries()) {
        progress.show(`search: round ${round} of ${rounds}, ${position.name}, ${engine.name}`);
        runs[e][p].push(await searchOnce(engine, position, SEARCH_MS));
      }
    }
  }
  return engines.map(({ name, version }, e) => {
    const knps = runs[e].map((samples) => median(samples.map((sample) => sample.knps)));
    const depths = runs[e].map((samples) => median(samples.map((sample) => sample.depth)));
    return { name, version, knps, depths, geomean: geomean(knps) };
  });
}

async function searchOnce(
  engine: SearchEngine,
  position: SearchPosition,
  timeMs: number,
): Promise<{ knps: number; depth: number }> {
  await engine.prepareSearch(position);
  const report = await engine.search(timeMs);
  return { knps: report.nodes / report.timeMs, depth: report.depth };
}
