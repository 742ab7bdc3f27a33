/**
 * What a match says of the difference in strength. Both games of an opening are one observation, since they are not
 * independent: the "pentanomial" model of https://www.chessprogramming.org/Match_Statistics
 */

/** Pairs by their points: 0, ½, 1, 1½, 2 of the first player. */
export type PairCounts = readonly [number, number, number, number, number];

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface Estimate {
  /** Share of the points, 0 to 1. */
  readonly score: number;
  /** 95 % interval of the score. */
  readonly scoreInterval: Interval;
  readonly elo: number;
  readonly eloInterval: Interval;
}

/** Two hypotheses about the first player's lead, in Elo. */
export interface SprtBounds {
  readonly elo0: number;
  readonly elo1: number;
}

export type SprtVerdict = "elo0" | "elo1" | null;

/** Two-sided 95 % of the normal distribution, in standard deviations. */
const Z95 = 1.959964;
/** The chance of either wrong verdict. */
const SPRT_ERROR = 0.05;
/** Counted for results that have not occurred, so that none is held impossible. */
const UNSEEN = 1e-3;
/** As many as a number has bits. */
const HALVINGS = 60;

/** Log-likelihood ratio beyond which a sequential test ends; minus it on the other side. */
export const SPRT_LIMIT = Math.log((1 - SPRT_ERROR) / SPRT_ERROR);

/** Counts pairs by their points. @param points of the first player in each pair: 0, 0.5, 1, 1.5 or 2 */
export function countPairs(points: readonly number[]): PairCounts {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const point of points) counts[point * 2]++;
  return counts;
}

/** Score and Elo with their intervals. NaN without pairs; ±Infinity where a score of 0 or 1 is possible. */
export function estimate(counts: PairCounts): Estimate {
  const { mean, variance, pairs } = momentsOf(counts);
  const scoreInterval = variance > 0 ? normalInterval(mean, variance / pairs) : wilsonInterval(mean, pairs);
  const eloInterval = { low: eloOf(scoreInterval.low), high: eloOf(scoreInterval.high) };
  return { score: mean, scoreInterval, elo: eloOf(mean), eloInterval };
}

/** The Elo lead that an expected score means. */
export function eloOf(score: number): number {
  if (score <= 0) return Number.NEGATIVE_INFINITY;
  if (score >= 1) return Number.POSITIVE_INFINITY;
  return -400 * Math.log10(1 / score - 1) + 0;
}

/** A share of the points in hundredths, with one digit after the point. */
export function percent(share: number): string {
  return (100 * share).toFixed(1);
}

/** A lead in whole Elo; `∞` or `-∞` where all points went to one player, and no lead is too large. */
export function wholeElo(elo: number): string {
  return Number.isFinite(elo) ? elo.toFixed(0) : elo < 0 ? "-∞" : "∞";
}

/** The interval of the score, in hundredths. */
export function scoreIntervalInWords({ scoreInterval: { low, high } }: Estimate): string {
  return `[${percent(low)}, ${percent(high)}]`;
}

/** The lead and its interval. */
export function eloInWords({ elo, eloInterval: { low, high } }: Estimate): string {
  return `Elo ${wholeElo(elo)} [${wholeElo(low)}, ${wholeElo(high)}]`;
}

/** The score that an Elo lead lets expect. */
export function scoreOf(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/**
 * Generalised log-likelihood ratio of `elo1` against `elo0`: 0 without pairs. Each hypothesis is taken in the form that
 * fits the pairs best, as in https://hardy.uhasselt.be/Fishtest/GSPRT_approximation.pdf
 */
export function logLikelihoodRatio(counts: PairCounts, { elo0, elo1 }: SprtBounds): number {
  const pairs = counts.reduce((sum, count) => sum + count, 0);
  if (pairs === 0) return 0;
  const seen = counts.map((count) => count || UNSEEN);
  const total = seen.reduce((sum, count) => sum + count, 0);
  const shares = seen.map((count) => count / total);
  const [tilt0, tilt1] = [scoreOf(elo0), scoreOf(elo1)].map((score) => tiltTo(shares, score));
  return pairs * shares.reduce((sum, share, index) => sum + share * Math.log(tilt0(index) / tilt1(index)), 0);
}

/** What a sequential test says; null while it goes on. */
export function sprtVerdict(ratio: number): SprtVerdict {
  if (ratio >= SPRT_LIMIT) return "elo1";
  return ratio <= -SPRT_LIMIT ? "elo0" : null;
}

function momentsOf(counts: PairCounts): { mean: number; variance: number; pairs: number } {
  const pairs = counts.reduce((sum, count) => sum + count, 0);
  const mean = counts.reduce((sum, count, index) => sum + count * (index / 4), 0) / pairs;
  const variance = counts.reduce((sum, count, index) => sum + count * (index / 4 - mean) ** 2, 0) / pairs;
  return { mean, variance, pairs };
}

/**
 * The likeliest chances with a given mean are the shares divided by `1 + t (points - score)`; t is found by halving.
 * @returns that divisor for each number of points
 */
function tiltTo(shares: readonly number[], score: number): (index: number) => number {
  const excess = (t: number) =>
    shares.reduce((sum, share, index) => sum + (share * (index / 4 - score)) / (1 + t * (index / 4 - score)), 0);
  let [low, high] = [-1 / (1 - score), 1 / score];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  return (index) => 1 + low * (index / 4 - score);
}

function normalInterval(mean: number, varianceOfMean: number): Interval {
  const reach = Z95 * Math.sqrt(varianceOfMean);
  return { low: Math.max(0, mean - reach), high: Math.min(1, mean + reach) };
}

/** For pairs that were all alike: https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval */
function wilsonInterval(mean: number, pairs: number): Interval {
  const square = Z95 ** 2;
  const middle = (mean + square / (2 * pairs)) / (1 + square / pairs);
  const reach = (Z95 / (1 + square / pairs)) * Math.sqrt((mean * (1 - mean)) / pairs + square / (4 * pairs ** 2));
  return { low: mean === 0 ? 0 : middle - reach, high: mean === 1 ? 1 : middle + reach };
}
