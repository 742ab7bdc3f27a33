/** The games of a plan as jobs of half a minute, and who plays them: this machine, or whoever takes from a queue. */
import { fileURLToPath } from "node:url";
import { Crew } from "../../src/jobs/crew.ts";
import { type Job, makeJob } from "../../src/jobs/job.ts";
import { QueueRunner } from "../../src/jobs/queue-runner.ts";
import type { Runner } from "../../src/jobs/runner.ts";
import { Turns } from "../../src/jobs/turns.ts";
import { openingAt } from "../../src/match/book.ts";
import type { Pair } from "../../src/match/club.ts";
import type { Allowance } from "../../src/match/player.ts";
import type { GameRecord } from "../../src/match/record.ts";
import { refusedPlayer } from "./foreign-players.ts";
import { GAMES, gamesEngine, LOCAL_GAMES, type PlayedGames } from "./games.ts";
import { MOST_PAIRS, writeSettings } from "./games-settings.ts";
import type { MatchPlan } from "./options.ts";

/** A pair of games in a variant. */
export interface VariantPair extends Pair {
  readonly variantId: string;
}

/** Pairs that are played in the same way. */
export interface GamesPart {
  readonly plan: MatchPlan;
  /** In the order in which they are begun. */
  readonly pairs: readonly VariantPair[];
}

/** Who plays. */
export interface Hands {
  /** The address of a queue; null plays here. */
  readonly queue: string | null;
  /** Games at a time, when they are played here. */
  readonly concurrency: number;
}

/** Both games of a pair; no pair is begun any more once it answers false. */
export type OnPair = (records: readonly [GameRecord, GameRecord]) => boolean;

const THREAD_FILE = fileURLToPath(new URL("./local-worker.js", import.meta.url));

/** Plays jobs. What has been played is told before an error is thrown. */
export async function playJobs(
  jobs: readonly Job[],
  hands: Hands,
  onPair: (job: Job, records: readonly [GameRecord, GameRecord]) => boolean,
): Promise<void> {
  if (jobs.length === 0) return;
  const runner = await runnerOf(hands);
  try {
    await runner.run(jobs, (job, value) =>
      pairsOf(value as PlayedGames)
        .map((records) => onPair(job, records))
        .every(Boolean),
    );
  } finally {
    await runner.close();
  }
}

async function runnerOf({ queue, concurrency }: Hands): Promise<Runner> {
  if (queue === null) return new Crew(THREAD_FILE, new Turns(concurrency));
  return QueueRunner.open(queue, [GAMES], (message) => process.stderr.write(`${message}\n`));
}

function pairsOf({ records }: PlayedGames): (readonly [GameRecord, GameRecord])[] {
  return records.flatMap((record, index) => (index % 2 === 0 ? [[record, records[index + 1]] as const] : []));
}

/** The jobs of some parts, with the pairs of each. Short games of a variant share one. */
export function jobsOf(parts: readonly GamesPart[]): { readonly job: Job; readonly pairs: readonly VariantPair[] }[] {
  return parts.flatMap(({ plan, pairs }) => {
    const kind = (refusedPlayer({ players: plan.specs }) === null ? GAMES : LOCAL_GAMES).name;
    return groupsOf(pairs, pairsOfAJob(plan)).map((own) => ({ job: jobOf(kind, plan, own), pairs: own }));
  });
}

function jobOf(kind: string, { specs, limit, openings, book, rules }: MatchPlan, pairs: readonly VariantPair[]): Job {
  const [{ variantId }] = pairs;
  const { seed, ...choice } = openings;
  const settings = writeSettings({
    players: specs,
    limit,
    openings: choice,
    book: book && pairs.map(({ opening }) => openingAt(book, variantId, opening)),
    rules,
    pairs: pairs.map(({ pair, opening }) => ({ pair, opening })),
  });
  return makeJob({ kind, engine: gamesEngine(), variant: { id: variantId }, seed, settings });
}

/** Pairs for which the variants take turns. @param games two a pair */
export function takingTurns(variantIds: readonly string[], games: number): VariantPair[] {
  const count = variantIds.length;
  return Array.from({ length: games / 2 }, (_, pair) => ({
    variantId: variantIds[pair % count],
    pair,
    opening: Math.floor(pair / count),
  }));
}

/** Neighbours of the same variant. */
function groupsOf(pairs: readonly VariantPair[], most: number): VariantPair[][] {
  const groups: VariantPair[][] = [];
  for (const pair of pairs) {
    const last = groups.at(-1);
    if (last && last.length < most && last[0].variantId === pair.variantId) last.push(pair);
    else groups.push([pair]);
  }
  return groups;
}

/** How long a job is meant to take. */
const JOB_MS = 30_000;
/** What is expected of games when they are dealt out: it need not be true. */
const MOVES_OF_A_PAIR = 200;
const NODES_OF_A_MS = 400;
const DEPTH_MS = 50;
const MOVES_OF_A_CLOCK = 40;

function pairsOfAJob({ specs, limit }: MatchPlan): number {
  const [first, second] = specs.map((spec) => moveMs(spec.limit ?? limit));
  return Math.max(1, Math.min(MOST_PAIRS, Math.floor(JOB_MS / (((first + second) / 2) * MOVES_OF_A_PAIR))));
}

function moveMs({ nodes, timeMs, clock }: Allowance): number {
  if (nodes !== undefined) return nodes / NODES_OF_A_MS;
  if (clock !== undefined) return clock.incrementMs + clock.remainingMs[0] / MOVES_OF_A_CLOCK;
  return timeMs ?? DEPTH_MS;
}
