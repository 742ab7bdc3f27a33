import { geomean, median } from "../common/statistics.ts";
import type { PerftEngine, Sample } from "./engine.ts";
import { startOurPerft } from "./ours/perft.ts";
import { startPerftPeers } from "./peers/all.ts";
import { depthWithin, type GroupName, type PerftGroup, type PerftPosition, perftGroups } from "./positions.ts";
import type { Progress } from "./progress.ts";

/** One contestant's speeds on the positions of a group, in million leaves per second. */
export interface PerftRow {
  readonly name: string;
  readonly version: string;
  readonly lastPly: PerftEngine["lastPly"];
  readonly depths: readonly number[];
  readonly mnps: readonly number[];
  readonly geomean: number;
}

export interface PerftTable {
  readonly group: GroupName;
  readonly positions: readonly string[];
  readonly rows: readonly PerftRow[];
}

export interface PerftResult {
  readonly tables: readonly PerftTable[];
  /** Sentences on who is missing and who counted wrongly. */
  readonly notes: readonly string[];
  /** Whether all our own totals were right. */
  readonly exact: boolean;
}

/** A sample lasts at least so long: short runs are repeated, because clocks and pipes are coarse. */
const SAMPLE_MS = 100;

/** Compares all contestants on all groups: totals first, then alternated rounds. */
export async function measurePerft(rounds: number, progress: Progress): Promise<PerftResult> {
  progress.show("perft: starting the engines");
  const ours = await startOurPerft();
  const peers = await startPerftPeers();
  const engines = [...ours, ...peers.engines];
  const tables: PerftTable[] = [];
  const notes = [...peers.notes];
  try {
    for (const group of perftGroups()) {
      const entrants = engines.filter((engine) => group.positions.every((position) => engine.plays(position)));
      const sound = await keepSound(entrants, group, notes, progress);
      tables.push(await timeGroup(sound, group, rounds, progress));
    }
  } finally {
    for (const engine of engines) engine.close();
  }
  const exact = tables.every(({ rows }) => ours.every(({ name }) => rows.some((row) => row.name === name)));
  return { tables, notes, exact };
}

/** The contestants whose totals are right on every position of the group; this also warms all of them up. */
async function keepSound(
  engines: readonly PerftEngine[],
  group: PerftGroup,
  notes: string[],
  progress: Progress,
): Promise<PerftEngine[]> {
  const sound: PerftEngine[] = [];
  for (const engine of engines) {
    progress.show(`perft: checking the totals of ${engine.name} on ${group.name}`);
    const fault = await findFault(engine, group);
    if (fault === null) sound.push(engine);
    else notes.push(`${engine.name} is left out of ${group.name}: ${fault}.`);
  }
  return sound;
}

async function findFault(engine: PerftEngine, group: PerftGroup): Promise<string | null> {
  for (const position of group.positions) {
    const depth = depthWithin(position, engine.leafBudget);
    const expected = position.nodes[depth - 1];
    try {
      await engine.prepare(position);
      const { nodes } = await engine.perft(depth);
      if (nodes !== expected)
        return `it counts ${nodes} leaves instead of ${expected} in ${position.name} at depth ${depth}`;
    } catch (error) {
      return `it failed in ${position.name}: ${error instanceof Error ? error.message : error}`;
    }
  }
  return null;
}

async function timeGroup(
  engines: readonly PerftEngine[],
  group: PerftGroup,
  rounds: number,
  progress: Progress,
): Promise<PerftTable> {
  const speeds = engines.map(() => group.positions.map((): number[] => []));
  for (let round = 1; round <= rounds; round++) {
    for (const [p, position] of group.positions.entries()) {
      for (const [e, engine] of engines.entries()) {
        progress.show(`perft: round ${round} of ${rounds}, ${group.name}, ${position.name}, ${engine.name}`);
        speeds[e][p].push(await speedOn(engine, position));
      }
    }
  }
  const rows = engines.map((engine, e) => rowOf(engine, group, speeds[e].map(median)));
  return { group: group.name, positions: group.positions.map(({ name }) => name), rows };
}

async function speedOn(engine: PerftEngine, position: PerftPosition): Promise<number> {
  const depth = depthWithin(position, engine.leafBudget);
  await engine.prepare(position);
  let total: Sample = { nodes: 0, timeMs: 0 };
  while (total.timeMs < SAMPLE_MS) {
    const { nodes, timeMs } = await engine.perft(depth);
    total = { nodes: total.nodes + nodes, timeMs: total.timeMs + timeMs };
  }
  return total.nodes / total.timeMs / 1000;
}

function rowOf(engine: PerftEngine, group: PerftGroup, mnps: readonly number[]): PerftRow {
  const { name, version, lastPly, leafBudget } = engine;
  const depths = group.positions.map((position) => depthWithin(position, leafBudget));
  return { name, version, lastPly, depths, mnps, geomean: geomean(mnps) };
}
