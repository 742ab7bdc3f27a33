/** Jobs of tuning: games of self-play to learn from, or pairs of games that judge weights. */

import { weighted } from "../definition/weighted.ts";
import { readWeightsText } from "../definition/weights-file.ts";
import { isWhole, misuse } from "../diagnostic/argument.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { readPosition } from "../engine/position.ts";
import { gameRecord, type PlayedGame, readGame } from "../tune/journal.ts";
import { makeOrder } from "../tune/make-order.ts";
import { TUNING_VERSION } from "../tune/version.ts";
import { Workshop } from "../tune/workshop.ts";
import type { Variant } from "../variant/variant.ts";
import { EVALUATION_VERSION, type Weights } from "../variant/weights.ts";
import { kernelsDigest } from "./engine.ts";
import { digestOf, JOB, type Job } from "./job.ts";
import type { JobKind } from "./kind.ts";
import { isRecord } from "./plain.ts";

/** More would make results too long. */
export const MOST_NUMBERS = 1000;
const MOST_NODES = 1_000_000;
const LARGEST_NUMBER = 1e9;

export interface TuningSettings {
  /** Of a move of self-play, and of a game that judges. */
  readonly nodes: number;
  readonly judgeNodes: number;
  /** The text of a file of weights that came with the variant; null for those that it has by itself. */
  readonly provided: string | null;
  /** The weights that pairs of games judge, in the same form; null for games of self-play. */
  readonly judged: string | null;
  /** Of the games, or of the pairs. */
  readonly numbers: readonly number[];
}

/** What a job comes to, in the order of its numbers. */
export type TuningValue =
  | { readonly games: readonly ReturnType<typeof gameRecord>[] }
  | { readonly points: readonly number[] };

export const TUNING: JobKind = {
  name: "tuning",
  engine: async () => digestOf([kernelsDigest(), EVALUATION_VERSION, TUNING_VERSION]).slice(0, 16),
  run: async (job, variant) => play(readSettings(job), job.seed, variant),
  check: (job, variant, value) => faultOf(readSettings(job), variant, value),
};

/** The games of a value that has been checked. */
export function gamesOf(value: unknown): readonly PlayedGame[] {
  return (value as { readonly games: readonly Record<string, unknown>[] }).games.flatMap((one) => readGame(one) ?? []);
}

/** What the new weights have of each pair, 0 to 2. */
export function pointsOf(value: unknown): readonly number[] {
  return (value as { readonly points: readonly number[] }).points;
}

function readSettings({ settings }: Job): TuningSettings {
  const { nodes, judgeNodes, provided, judged, numbers } = isRecord(settings) ? settings : {};
  const areNumbers = Array.isArray(numbers) && numbers.length >= 1 && numbers.length <= MOST_NUMBERS;
  const areGames = areNumbers && numbers.every((one) => isWhole(one, 0, LARGEST_NUMBER));
  const areLimits = isWhole(nodes, 1, MOST_NODES) && isWhole(judgeNodes, 1, MOST_NODES);
  if (areGames && areLimits && isTextOrNull(provided) && isTextOrNull(judged))
    return { nodes, judgeNodes, provided, judged, numbers };
  const message = `Tuning needs nodes from 1 to ${MOST_NODES}, weights as texts, and up to ${MOST_NUMBERS} numbers of games.`;
  throw misuse("job-settings", message, JOB);
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === "string";
}

function play(settings: TuningSettings, seed: number, variant: Variant): TuningValue {
  const { numbers, judged } = settings;
  const workshop = workshopFor(settings, seed, variant);
  if (judged === null) {
    const played = numbers.map((number) => ({ number, samples: workshop.do<"game">({ kind: "game", number }) }));
    return { games: played.map((game) => gameRecord({ ...game, timeMs: 0 })) };
  }
  const weights = weightsIn(variant, judged);
  return { points: numbers.map((number) => workshop.do<"pair">({ kind: "pair", weights, number })) };
}

let last: { readonly key: string; readonly variant: Variant; readonly workshop: Workshop } | null = null;

/** Most jobs are of the tuning of the last one. */
function workshopFor({ nodes, judgeNodes, provided }: TuningSettings, seed: number, variant: Variant): Workshop {
  const key = JSON.stringify([nodes, judgeNodes, provided, seed]);
  if (last?.key !== key || last.variant !== variant) {
    const order = makeOrder(variant, { nodes, judgeNodes, seed });
    const fitted = provided === null ? null : documentIn(variant, provided);
    last = { key, variant, workshop: new Workshop({ ...order, fitted }) };
  }
  return last.workshop;
}

function documentIn(variant: Variant, text: string) {
  const { fitted, diagnostics } = readWeightsText(variant, text, JOB);
  if (fitted === null) throw new FairywrenError(diagnostics);
  return fitted;
}

function weightsIn(variant: Variant, text: string): Weights {
  const { weights } = weighted(variant, documentIn(variant, text));
  if (weights === null) throw misuse("job-settings", "The job has no weights to judge.", JOB);
  return weights;
}

/** The games are those that were asked for, and their positions can come up. */
function faultOf({ numbers, judged }: TuningSettings, variant: Variant, value: unknown): string | null {
  if (judged !== null) return faultOfPoints(numbers, value);
  const games = isRecord(value) && Array.isArray(value.games) ? value.games : null;
  if (games === null) return "it has no list of games";
  const read = games.map((game) => (isRecord(game) ? readGame(game) : null));
  if (read.some((game) => game === null)) return "a game is of no such shape";
  if (read.map((game) => game?.number).join() !== numbers.join()) return "its games are not those that were asked for";
  const fens = read.flatMap((game) => game?.samples.map(({ fen }) => fen) ?? []);
  return fens.every((fen) => readPosition(variant, fen).ok) ? null : "one of its positions cannot be";
}

function faultOfPoints(numbers: readonly number[], value: unknown): string | null {
  const points = isRecord(value) && Array.isArray(value.points) ? value.points : null;
  if (points === null || points.length !== numbers.length) return "it has not the points of each pair";
  return points.every((one) => [0, 0.5, 1, 1.5, 2].includes(one)) ? null : "no pair of games can end like that";
}
