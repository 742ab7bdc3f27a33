/** Times what pages and servers do with games, beside other libraries. */

import { median } from "../../common/statistics.ts";
import { ourHost } from "../ours/host.ts";
import { startHostPeers } from "../peers/all.ts";
import type { Progress } from "../progress.ts";
import { type HostGame, hostGames } from "./games.ts";
import { type HostLibrary, TASKS, TASKS_AFTER_REPLAY, type Task } from "./library.ts";
import { measureMemory } from "./memory.ts";

/** One library's times for a task, in microseconds a ply. */
export interface HostRow {
  readonly name: string;
  readonly version: string;
  readonly times: Readonly<Record<Task, number>>;
}

export interface HostTable {
  readonly variant: string;
  readonly games: number;
  readonly plies: number;
  readonly rows: readonly HostRow[];
}

export interface HostResult {
  readonly tables: readonly HostTable[];
  /** Bytes that a game of chess takes that is kept. */
  readonly gameBytes: number;
  /** Sentences on who is missing and who answered otherwise. */
  readonly notes: readonly string[];
}

const GAMES = 60;
const VARIANTS = ["chess", "capablanca"];

/** Compares all libraries on the same games, in this process: answers first, then alternated rounds. */
export async function timeLibraries(rounds: number, progress: Progress): Promise<HostResult> {
  progress.show("host: starting the libraries");
  const { engines: peers, notes: missing } = await startHostPeers();
  const notes = [...missing];
  const tables = VARIANTS.map((variant) => {
    const games = hostGames(variant, GAMES);
    const entrants = [ourHost, ...peers].filter((library) => library.plays(variant));
    const sound = entrants.filter((library) => isSound(library, games, notes, progress));
    return timeAll(sound, games, rounds, progress);
  });
  for (const peer of peers) peer.close();
  progress.show("host: memory of games");
  return { tables, gameBytes: measureMemory(), notes };
}

/** Whether a library does every task, and gives what ours gives; this also warms it up. */
function isSound(library: HostLibrary, games: readonly HostGame[], notes: string[], progress: Progress): boolean {
  progress.show(`host: checking ${library.name}`);
  const fault = games.map((game) => faultOf(library, game)).find((found) => found !== null);
  if (fault) notes.push(`${library.name} is left out of ${games[0].variant}: ${fault}.`);
  return !fault;
}

/** Why a library's work cannot be compared, or null. */
function faultOf({ tasks }: HostLibrary, game: HostGame): string | null {
  for (const task of TASKS) {
    try {
      const answer = tasks[task](game);
      const expected = expectedOf(task, game);
      if (expected !== null && boardOf(answer) !== boardOf(expected))
        return `${task} gives ${answer} instead of ${expected} after ${game.uci.join(" ")}`;
    } catch (error) {
      return `${task} failed: ${error instanceof Error ? error.message : error}`;
    }
  }
  return null;
}

/** What a task answers, or null where libraries may differ. */
function expectedOf(task: Task, game: HostGame): string | number | null {
  if (task === "replay of UCI" || task === "replay of SAN") return game.finalFen;
  if (task === "PGN read") return game.uci.length;
  return task === "legal moves with SAN" ? ourHost.tasks[task](game) : null;
}

/** Pieces, side to move and castling: libraries differ in when they name an en-passant square. */
function boardOf(answer: string | number): string {
  return String(answer).split(" ").slice(0, 3).join(" ");
}

function timeAll(
  libraries: readonly HostLibrary[],
  games: readonly HostGame[],
  rounds: number,
  progress: Progress,
): HostTable {
  const plies = games.reduce((sum, { uci }) => sum + uci.length, 0);
  const samples = libraries.map(() => new Map<Task, number[]>(TASKS.map((task) => [task, []])));
  for (let round = 1; round <= rounds; round++) {
    for (const task of TASKS) {
      for (const [index, library] of libraries.entries()) {
        progress.show(`host: round ${round} of ${rounds}, ${games[0].variant}, ${task}, ${library.name}`);
        samples[index].get(task)?.push(timeTask(library, task, games, plies));
      }
    }
  }
  const rows = libraries.map(({ name, version }, index) => ({ name, version, times: timesOf(samples[index]) }));
  return { variant: games[0].variant, games: games.length, plies, rows };
}

/** A sample lasts at least so long. */
const SAMPLE_MS = 60;

function timeTask({ tasks }: HostLibrary, task: Task, games: readonly HostGame[], plies: number): number {
  const work = tasks[task];
  let repeats = 0;
  const started = performance.now();
  do {
    for (const game of games) work(game);
    repeats++;
  } while (performance.now() - started < SAMPLE_MS);
  return ((performance.now() - started) * 1000) / (repeats * plies);
}

function timesOf(samples: ReadonlyMap<Task, readonly number[]>): Readonly<Record<Task, number>> {
  const medians = Object.fromEntries(TASKS.map((task) => [task, median(samples.get(task) ?? [])]));
  const net = TASKS.map((task) => {
    const replay = TASKS_AFTER_REPLAY.includes(task) ? medians["replay of UCI"] : 0;
    return [task, Math.max(0.001, medians[task] - replay)];
  });
  return Object.fromEntries(net);
}
