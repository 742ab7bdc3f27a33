/** Whether weights are kept: a sequential test of what they have of pairs of games against the weights of now. */
import {
  countPairs,
  type Estimate,
  estimate,
  logLikelihoodRatio,
  type PairCounts,
  type SprtBounds,
  sprtVerdict,
} from "./elo.ts";

/**
 * Weights that gain nothing pass once in twenty times, those that lose 10 Elo once in sixty, those that gain 30 or
 * more are kept nineteen times in twenty; 60 Elo take about a hundred pairs.
 */
const BOUNDS: SprtBounds = { elo0: 0, elo1: 30 };
/** Weights that have not won after so many pairs are not kept: they gain little at best. */
export const MOST_PAIRS = 500;

/** What pairs of games say so far. */
export interface Standing {
  readonly pairs: PairCounts;
  readonly estimate: Estimate;
}

export interface Verdict extends Standing {
  readonly isKept: boolean;
}

/** Points of pairs in the order of their numbers, whoever plays them first. */
export class Gate {
  readonly #points: (number | undefined)[] = [];
  /** Pairs from the first on that are all there; the verdict comes from them alone. */
  #judged = 0;
  #verdict: Verdict | null = null;

  /** @param points 0, 0.5, 1, 1.5 or 2 of the new weights */
  add(number: number, points: number): void {
    this.#points[number] = points;
    while (this.#verdict === null && this.#points[this.#judged] !== undefined) {
      this.#judged++;
      this.#verdict = this.#judge();
    }
  }

  has(number: number): boolean {
    return this.#points[number] !== undefined;
  }

  /** Null while it takes more games. */
  get verdict(): Verdict | null {
    return this.#verdict;
  }

  /** What the pairs say so far. */
  get standing(): Standing {
    const pairs = countPairs(this.#points.slice(0, this.#judged) as number[]);
    return { pairs, estimate: estimate(pairs) };
  }

  #judge(): Verdict | null {
    const { pairs, estimate } = this.standing;
    const said = sprtVerdict(logLikelihoodRatio(pairs, BOUNDS));
    if (said === null && this.#judged < MOST_PAIRS) return null;
    return { isKept: said === "elo1", pairs, estimate };
  }
}
