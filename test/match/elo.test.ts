import { describe, expect, it } from "vitest";
import {
  countPairs,
  eloInWords,
  eloOf,
  estimate,
  logLikelihoodRatio,
  type PairCounts,
  SPRT_LIMIT,
  scoreOf,
  sprtVerdict,
} from "../../src/tune/elo.ts";

describe("Elo and score", () => {
  it.each([
    [0.5, 0],
    [0.75, 190.85],
    [0.25, -190.85],
    [0.9, 381.7],
    [1, Number.POSITIVE_INFINITY],
    [0, Number.NEGATIVE_INFINITY],
  ])("a score of %d is %d Elo", (score, elo) => {
    expect(eloOf(score)).toBeCloseTo(elo, 1);
  });

  it("each is the other's inverse", () => {
    for (const elo of [-500, -3, 0, 12.5, 700]) expect(eloOf(scoreOf(elo))).toBeCloseTo(elo, 9);
  });
});

describe("pairs", () => {
  it("are counted by their points", () => {
    expect(countPairs([0, 0.5, 1, 1, 1.5, 2, 2])).toEqual([1, 1, 2, 1, 2]);
  });
});

describe("the estimate", () => {
  it("has the interval of the pairs' variance", () => {
    // 50 pairs lost, 50 won: the deviation of a pair is 0.5, that of the mean 0.05.
    const { score, scoreInterval } = estimate([50, 0, 0, 0, 50]);
    expect(score).toBe(0.5);
    expect(scoreInterval.low).toBeCloseTo(0.5 - 1.96 * 0.05, 4);
    expect(scoreInterval.high).toBeCloseTo(0.5 + 1.96 * 0.05, 4);
  });

  it.each([
    [[0, 0, 0, 0, 4], "Elo ∞ [7, ∞]"],
    [[4, 0, 0, 0, 0], "Elo -∞ [-∞, -7]"],
    [[10, 0, 0, 0, 30], "Elo 191 [82, 353]"],
  ] as const)("is written with signs for what has no number: %j", (pairs, words) => {
    expect(eloInWords(estimate(pairs))).toBe(words);
  });

  it("is narrower when the games of a pair balance each other", () => {
    const width = (counts: PairCounts) => {
      const { low, high } = estimate(counts).eloInterval;
      return high - low;
    };
    expect(width([5, 5, 80, 5, 5])).toBeLessThan(width([40, 5, 10, 5, 40]));
  });

  it("is mirrored when the players are exchanged", () => {
    const there = estimate([3, 10, 20, 14, 8]);
    const back = estimate([8, 14, 20, 10, 3]);
    expect(back.elo).toBeCloseTo(-there.elo, 9);
    expect(back.eloInterval.low).toBeCloseTo(-there.eloInterval.high, 9);
  });

  it("stays open on one side when one player has won everything", () => {
    const { elo, eloInterval } = estimate([0, 0, 0, 0, 10]);
    expect(elo).toBe(Number.POSITIVE_INFINITY);
    expect(eloInterval.high).toBe(Number.POSITIVE_INFINITY);
    expect(eloInterval.low).toBeGreaterThan(100);
    expect(eloInterval.low).toBeLessThan(400);
  });

  it("covers the true score in about 95 of 100 matches", () => {
    const random = sequence(7);
    const rounds = 2000;
    let covered = 0;
    for (let round = 0; round < rounds; round++) {
      const { low, high } = estimate(countPairs(Array.from({ length: 100 }, () => drawPair(random)))).scoreInterval;
      if (low <= TRUE_SCORE && TRUE_SCORE <= high) covered++;
    }
    expect(covered / rounds).toBeGreaterThan(0.93);
    expect(covered / rounds).toBeLessThan(0.97);
  });
});

describe("the sequential test", () => {
  it("ends at 5 % error", () => {
    expect(SPRT_LIMIT).toBeCloseTo(2.944, 3);
    expect([2.95, -2.95, 0].map(sprtVerdict)).toEqual(["elo1", "elo0", null]);
  });

  it("says nothing before the first pair", () => {
    expect(logLikelihoodRatio([0, 0, 0, 0, 0], { elo0: 0, elo1: 5 })).toBe(0);
  });

  it("weighs nothing in the middle of the two hypotheses", () => {
    expect(logLikelihoodRatio([10, 20, 40, 20, 10], { elo0: -5, elo1: 5 })).toBeCloseTo(0, 9);
  });

  it("does not hurry when the first pairs are all alike", () => {
    expect(logLikelihoodRatio([0, 0, 0, 0, 3], { elo0: 0, elo1: 10 })).toBeLessThan(0.5);
    expect(logLikelihoodRatio([0, 0, 3, 0, 0], { elo0: 0, elo1: 10 })).toBeGreaterThan(-0.5);
  });

  it("grows with the number of pairs and with the score", () => {
    const bounds = { elo0: 0, elo1: 10 };
    const few = logLikelihoodRatio([5, 15, 50, 20, 10], bounds);
    expect(few).toBeGreaterThan(0);
    expect(logLikelihoodRatio([10, 30, 100, 40, 20], bounds)).toBeCloseTo(2 * few, 6);
    expect(logLikelihoodRatio([3, 10, 50, 25, 12], bounds)).toBeGreaterThan(few);
  });

  it("accepts the lower hypothesis wrongly in at most about 5 of 100 matches", () => {
    const random = sequence(3);
    const bounds = { elo0: eloOf(TRUE_SCORE) - 40, elo1: eloOf(TRUE_SCORE) };
    const matches = 400;
    let wrong = 0;
    for (let match = 0; match < matches; match++) if (runTest(random, bounds) === "elo0") wrong++;
    expect(wrong / matches).toBeLessThan(0.08);
  });
});

const TRUE_SCORE = (0.1 * 0 + 0.2 * 0.5 + 0.35 * 1 + 0.2 * 1.5 + 0.15 * 2) / 2;

/** Points of a pair: 0 to 2 with chances of 10, 20, 35, 20 and 15 %. */
function drawPair(random: () => number): number {
  const at = random();
  return [0.1, 0.3, 0.65, 0.85, 1].findIndex((limit) => at < limit) / 2;
}

function runTest(random: () => number, bounds: { elo0: number; elo1: number }) {
  const points: number[] = [];
  for (;;) {
    points.push(drawPair(random));
    const verdict = sprtVerdict(logLikelihoodRatio(countPairs(points), bounds));
    if (verdict !== null) return verdict;
  }
}

/** Reproducible numbers from 0 to 1: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
