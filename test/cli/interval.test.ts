/** Medians, and intervals that are counted from ranks. */
import { describe, expect, it } from "vitest";
import { median, middleOf, ratioOf } from "../../src/cli/interval.ts";

describe("the middle of some samples", () => {
  it("is the middle one, or the mean of two", () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([7])]).toEqual([2, 2.5, 7]);
    expect(median([])).toBeNaN();
  });

  // Binomial tables: 1 - 2 P(B(n, 1/2) <= k).
  it.each([
    [1, 1, 1, 0],
    [5, 1, 5, 0.9375],
    [6, 1, 6, 0.96875],
    [9, 2, 8, 0.9609375],
    [20, 6, 15, 0.95861],
  ])(
    "of %i lies between the sample of rank %i and that of rank %i with a chance of %f",
    (count, low, high, coverage) => {
      const middle = middleOf(Array.from({ length: count }, (_, index) => count - index));
      expect(middle).toMatchObject({ low, high });
      expect(middle.coverage).toBeCloseTo(coverage, 5);
    },
  );

  it("is covered as often as is said, however skewed the samples are", () => {
    const random = sequence(5);
    let covered = 0;
    for (let run = 0; run < 4000; run++) {
      const { low, high } = middleOf(Array.from({ length: 9 }, () => -Math.log(random())));
      if (low <= Math.LN2 && Math.LN2 <= high) covered++;
    }
    expect(covered / 4000).toBeGreaterThan(0.95);
    expect(covered / 4000).toBeLessThan(0.972);
  });
});

describe("the ratio of two runs", () => {
  // Tables of Mann and Whitney: for 5 and 5 samples P(U <= 2) = 4/252, for 3 and 3 P(U <= 0) = 1/20.
  it.each([
    [5, 1 - 8 / 252],
    [3, 0.9],
    [1, 0],
  ])("of %i samples each has the coverage of the tables", (count, coverage) => {
    const samples = Array.from({ length: count }, (_, index) => 10 + index);
    expect(ratioOf(samples, samples).coverage).toBeCloseTo(coverage, 6);
  });

  it("finds a change by a factor, and not one where there is none", () => {
    const random = sequence(11);
    const draw = (factor: number) => Array.from({ length: 9 }, () => factor * (1 + 0.1 * random()));
    let [found, wrong] = [0, 0];
    for (let run = 0; run < 500; run++) {
      const faster = ratioOf(draw(1.3), draw(1));
      if (faster.low > 1 && faster.low <= 1.3 && faster.high >= 1.3) found++;
      const same = ratioOf(draw(1), draw(1));
      if (same.low > 1 || same.high < 1) wrong++;
    }
    expect(found / 500).toBeGreaterThan(0.93);
    expect(wrong / 500).toBeLessThan(0.06);
  });
});

/** Reproducible numbers from 0 to 1: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}
