/**
 * Fits the engine's weights to a variant by games with itself, and judges them by others: `fairywren/tune`. It takes minutes
 * of one core and some 100 MB, so in a page it belongs in a worker, which may be ended at any time.
 */
import { isWhole, misuse, readOptions, readWarily, wrongType } from "./diagnostic/argument.ts";
import { isSignal } from "./engine/check-call.ts";
import { checkLoaded } from "./engine/check-loaded.ts";
import { giveWeights } from "./engine/give-weights.ts";
import { loneCrew } from "./tune/crew.ts";
import {
  DEFAULT_MINUTES,
  DEFAULT_NODES,
  DEFAULT_POSITIONS,
  DEFAULT_SEED,
  FEWEST_POSITIONS,
  JUDGE_NODES,
  MOST_GAMES,
  MOST_MINUTES,
  MOST_NODES,
  MOST_POSITIONS,
} from "./tune/defaults.ts";
import type { Standing } from "./tune/gate.ts";
import { FEWEST_GAMES } from "./tune/gather.ts";
import { EMPTY_JOURNAL } from "./tune/journal.ts";
import { makeOrder } from "./tune/make-order.ts";
import type { News, TunePlan } from "./tune/plan.ts";
import { type Tuned, tune } from "./tune/tune.ts";
import { weightsFile } from "./tune/weights-file.ts";
import type { Variant } from "./variant/variant.ts";

export type { Estimate, Interval, PairCounts } from "./tune/elo.ts";
export type { Standing } from "./tune/gate.ts";
export type { Round } from "./tune/refine.ts";
export { FEWEST_GAMES, MOST_GAMES };

/** What a tuning tells while it works: of its games, of the fit, and of the games that judge. */
export type TuneNews = News;

export interface TuneOptions {
  /** Games of self-play, `FEWEST_GAMES` to `MOST_GAMES`; by default as many as the time allows. The same number gives the
   *  same weights, on every machine. */
  readonly games?: number;
  /** How long it plays itself, in milliseconds up to a day; default two minutes. Of no meaning where games are counted. */
  readonly timeMs?: number;
  /** Nodes of each move of self-play; default 600. */
  readonly nodes?: number;
  /** The most positions that weights are fitted to, at least 1,000; default 150,000. */
  readonly positions?: number;
  /** The text of a file of weights that the variant is played with now, where it was not loaded with them. */
  readonly weights?: string;
  /** Ends it after the game that is being played. */
  readonly signal?: AbortSignal;
  /** Called after every game, and when weights have been fitted. */
  readonly onNews?: (news: TuneNews) => void;
}

/** What came of a tuning. */
export interface TuneResult {
  /** The text of a file of weights, for `weights` of `loadVariant` and `parseVariant`. */
  readonly weights: string;
  /** Whether they have won against those of now, so that they are worth keeping. */
  readonly isBetter: boolean;
  /** Games of self-play, and the positions that weights were fitted to. */
  readonly games: number;
  readonly positions: number;
  /** What they have of the games that judged them, at 1,000 nodes a move. */
  readonly judged: Standing;
}

const SHAPE = {
  games: "unknown",
  timeMs: "unknown",
  nodes: "unknown",
  positions: "unknown",
  weights: "string",
  signal: "unknown",
  onNews: "function",
} as const;
const LONGEST_MS = MOST_MINUTES * 60_000;

/** Tunes a variant, as `fairywren tune` does with one thread.
 *  @returns null when it was stopped by its signal
 *  @throws {FairywrenError} `nothing-to-learn` where no game has positions to learn from; `weights-unused` for a variant whose
 *    file has weights of its own; `weights-stale`, or what is wrong with the weights that were given; `not-loaded` in a
 *    page without the variant's kernel, see `prepareRules`; `wrong-type` or `unknown-key`
 *  @example
 *  const tuned = await tuneVariant(mine, { timeMs: 60_000 });
 *  if (tuned?.isBetter) parseVariant(text, { weights: tuned.weights });
 */
export async function tuneVariant(variant: Variant, options?: TuneOptions): Promise<TuneResult | null> {
  checkLoaded(variant);
  const given = readTuneOptions(options);
  if (variant.weights) throw misuse("weights-unused", unused(variant), variant.id);
  if (given.weights !== undefined) giveWeights(variant, given.weights);
  const nodes = given.nodes ?? DEFAULT_NODES;
  const crew = loneCrew(makeOrder(variant, { nodes, judgeNodes: JUDGE_NODES, seed: DEFAULT_SEED }));
  const tuned = await tune(variant, planOf(given), crew, {
    journal: EMPTY_JOURNAL,
    keepGame: () => {},
    keepPair: () => {},
    report: given.onNews ?? (() => {}),
    signal: given.signal,
  });
  return tuned && resultOf(variant, tuned);
}

function readTuneOptions(options: TuneOptions | undefined): TuneOptions {
  const given = readOptions<TuneOptions>("options", options, SHAPE);
  readWarily("options", options, () => checkTuneOptions(given));
  return given;
}

function checkTuneOptions({ games, timeMs, nodes, positions, signal }: TuneOptions): void {
  wantWhole("games", games, FEWEST_GAMES, MOST_GAMES);
  wantWhole("nodes", nodes, 1, MOST_NODES);
  wantWhole("positions", positions, FEWEST_POSITIONS, MOST_POSITIONS);
  if (timeMs !== undefined && !(Number.isFinite(timeMs) && timeMs > 0 && timeMs <= LONGEST_MS))
    throw wrongType("options' timeMs", `a number of milliseconds above 0, up to ${LONGEST_MS}`, timeMs);
  if (signal !== undefined && !isSignal(signal)) throw wrongType("options' signal", "an AbortSignal", signal);
}

function wantWhole(name: string, value: number | undefined, least: number, most: number): void {
  if (value === undefined || isWhole(value, least, most)) return;
  throw wrongType(`options' ${name}`, `a whole number from ${least} to ${most}`, value);
}

/** Nobody would play with what is found. */
function unused({ name }: Variant): string {
  return `${name} has weights of its own, under the key 'weights' of its file, which count before all others: take them out first.`;
}

function planOf({ games, timeMs, positions }: TuneOptions): TunePlan {
  return {
    games: games ?? null,
    timeMs: timeMs ?? DEFAULT_MINUTES * 60_000,
    rounds: 1,
    positions: positions ?? DEFAULT_POSITIONS,
    lessons: [],
    isJudged: true,
  };
}

function resultOf(variant: Variant, { weights, games, positions, verdict }: Tuned): TuneResult {
  if (verdict === null) throw new Error("the gate had no verdict");
  const { isKept, ...judged } = verdict;
  return { weights: weightsFile(variant, weights), isBetter: isKept, games, positions, judged };
}
