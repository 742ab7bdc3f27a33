/**
 * Fits weights so that the score foretells how games end: logistic regression by gradient, held to where it started.
 * The method is Texel's (https://www.chessprogramming.org/Texel%27s_Tuning_Method), the steps are Adam's
 * (Kingma and Ba, 2015, https://arxiv.org/abs/1412.6980).
 */
import type { Features } from "./features.ts";
import type { Sample } from "./sample.ts";

/** How much the end of the game counts in what is aimed at; the rest is what the search thought. */
const RESULT_SHARE = 0.5;
/** Every so many games one is left out of the fit, to see whether it holds elsewhere. */
export const VALIDATION_EVERY = 8;

const STEPS = 200;
/** In units of the expected change. */
const RATE = 0.06;
const DECAY = { mean: 0.9, square: 0.999 };

export interface Fit {
  readonly weights: Float64Array;
  /** Mean error before and after: of the positions fitted to, and of those left out. */
  readonly train: readonly [before: number, after: number];
  readonly validation: readonly [before: number, after: number];
}

/** The score of the search, in hundredths of a pawn, at which ten of eleven points are won; fitted by halving to how games ended. */
export function fitScale({ samples }: Features): number {
  const slope = (scale: number) =>
    samples.reduce((sum, { result, score }) => sum + (score === null ? 0 : (result - chance(score, scale)) * score), 0);
  let [low, high] = [50, 1500];
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    if (slope(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** @param scale see `fitScale` */
export function fitWeights(
  features: Features,
  start: Float64Array,
  center: Float64Array,
  spread: Float64Array,
  scale: number,
): Fit {
  const { samples } = features;
  const aims = Float32Array.from(samples, (sample) => aimOf(sample, scale));
  const isFitted = samples.map(({ game }) => game % VALIDATION_EVERY !== 0);
  const weights = Float64Array.from(start);
  const before = errors(features, aims, isFitted, start, weights, scale);
  const mean = new Float64Array(start.length);
  const square = new Float64Array(start.length);
  for (let step = 1; step <= STEPS; step++) {
    const gradient = slopes(features, aims, isFitted, start, weights, scale);
    const rate = RATE * (1 - (0.95 * step) / STEPS);
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i] * spread[i] + (weights[i] - center[i]) / spread[i];
      mean[i] = DECAY.mean * mean[i] + (1 - DECAY.mean) * slope;
      square[i] = DECAY.square * square[i] + (1 - DECAY.square) * slope * slope;
      const step1 = mean[i] / (1 - DECAY.mean ** step);
      const step2 = Math.sqrt(square[i] / (1 - DECAY.square ** step)) + 1e-9;
      weights[i] -= (rate * spread[i] * step1) / step2;
    }
  }
  const after = errors(features, aims, isFitted, start, weights, scale);
  return { weights, train: [before.train, after.train], validation: [before.validation, after.validation] };
}

function aimOf({ result, score }: Sample, scale: number): number {
  return score === null ? result : RESULT_SHARE * result + (1 - RESULT_SHARE) * chance(score, scale);
}

function chance(score: number, scale: number): number {
  return 1 / (1 + 10 ** (-score / scale));
}

/** Gradient of the summed cross-entropy. */
function slopes(
  { rows, columns, counts, scores }: Features,
  aims: Float32Array,
  isFitted: readonly boolean[],
  start: Float64Array,
  weights: Float64Array,
  scale: number,
): Float64Array {
  const moved = weights.map((weight, i) => weight - start[i]);
  const gradient = new Float64Array(weights.length);
  const factor = Math.LN10 / scale;
  for (let row = 0; row < aims.length; row++) {
    if (!isFitted[row]) continue;
    let score = scores[row];
    for (let at = rows[row]; at < rows[row + 1]; at++) score += counts[at] * moved[columns[at]];
    const miss = factor * (chance(score, scale) - aims[row]);
    for (let at = rows[row]; at < rows[row + 1]; at++) gradient[columns[at]] += counts[at] * miss;
  }
  return gradient;
}

/** Mean square errors. */
function errors(
  { rows, columns, counts, scores, samples }: Features,
  aims: Float32Array,
  isFitted: readonly boolean[],
  start: Float64Array,
  weights: Float64Array,
  scale: number,
): { train: number; validation: number } {
  const sums = { train: 0, validation: 0 };
  const totals = { train: 0, validation: 0 };
  for (const [row] of samples.entries()) {
    let score = scores[row];
    for (let at = rows[row]; at < rows[row + 1]; at++)
      score += counts[at] * (weights[columns[at]] - start[columns[at]]);
    const part = isFitted[row] ? "train" : "validation";
    sums[part] += (chance(score, scale) - aims[row]) ** 2;
    totals[part]++;
  }
  return { train: sums.train / totals.train, validation: sums.validation / totals.validation };
}
