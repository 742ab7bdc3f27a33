/**
 * Medians of repeated measurements, with intervals that assume nothing of how times are spread: they are counted from the
 * order of the samples alone. https://en.wikipedia.org/wiki/Median#Confidence_interval and the interval that belongs to
 * the test of Mann and Whitney, https://en.wikipedia.org/wiki/Hodges-Lehmann_estimator
 */

/** The middle of some samples, and how far it may be off. */
export interface Middle {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  /** The chance that the interval covers the true median: at least 0.95, or less where the samples are too few for it
   *  and the interval is their whole range. */
  readonly coverage: number;
}

/** The chance with which an interval should cover what is true. */
const WANTED = 0.95;

/** The middle value, or the mean of the two in the middle; NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = sortedOf(values);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The median of samples with the interval of the sign test. */
export function middleOf(samples: readonly number[]): Middle {
  return { median: median(samples), ...narrowed(sortedOf(samples), signChances(samples.length)) };
}

/** How many times as large the samples of now are as those of then: the median of all ratios of two, with the interval of
 *  the test of Mann and Whitney. */
export function ratioOf(now: readonly number[], then: readonly number[]): Middle {
  const ratios = sortedOf(now.flatMap((one) => then.map((other) => one / other)));
  return { median: median(ratios), ...narrowed(ratios, rankChances(now.length, then.length)) };
}

/**
 * The narrowest interval between equal ranks that still covers enough.
 * @param chances of 0, 1, 2 ... sorted values lying below what is true
 */
function narrowed(sorted: readonly number[], chances: readonly number[]): Omit<Middle, "median"> {
  let skipped = 0;
  let outside = 2 * chances[0];
  while (2 * (skipped + 1) < sorted.length && 1 - outside - 2 * chances[skipped + 1] >= WANTED) {
    skipped++;
    outside += 2 * chances[skipped];
  }
  return { low: sorted[skipped], high: sorted[sorted.length - 1 - skipped], coverage: Math.max(0, 1 - outside) };
}

/** Of so many samples, each lies below the true median with a chance of a half. */
function signChances(count: number): number[] {
  let chances = [1];
  for (let sample = 0; sample < count; sample++) {
    chances = [...chances, 0].map((chance, below) => (chance + (chances[below - 1] ?? 0)) / 2);
  }
  return chances;
}

/** Of all pairs of one sample of each kind, where every order of the samples is as likely: the counts obey the recursion
 *  over whose sample is the largest. */
function rankChances(first: number, second: number): number[] {
  let rows = Array.from({ length: second + 1 }, () => [1]);
  for (let m = 1; m <= first; m++) {
    const row: number[][] = [[1]];
    for (let n = 1; n <= second; n++) row.push(mixed(rows[n], n, row[n - 1], m / (m + n)));
    rows = row;
  }
  return rows[second];
}

/** The largest of all is one of `m`, above `shift` others, with that share of chance; else one of the `n`. */
function mixed(without: readonly number[], shift: number, other: readonly number[], share: number): number[] {
  const length = Math.max(without.length + shift, other.length);
  return Array.from(
    { length },
    (_, pairs) => share * (without[pairs - shift] ?? 0) + (1 - share) * (other[pairs] ?? 0),
  );
}

function sortedOf(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}
