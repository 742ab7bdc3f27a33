/** The time of one search. */
import type { Side } from "../geometry/board.ts";
import { type TimeBudget, timeBudget } from "./clock.ts";
import type { SearchLimits } from "./limits.ts";

/** Runs from the start of a search. Pondering time counts, but no time is up before the ponder hit. */
export class SearchTime {
  readonly #budget: TimeBudget;
  readonly #ponderHit: AbortSignal | undefined;
  readonly #startMs = performance.now();

  /** @param overheadMs kept in reserve on each move for communication */
  constructor(limits: SearchLimits, turn: Side, overheadMs: number) {
    this.#budget = timeBudget(limits, turn, overheadMs);
    this.#ponderHit = limits.ponderHit;
  }

  get elapsedMs(): number {
    return performance.now() - this.#startMs;
  }

  get isPondering(): boolean {
    return this.#ponderHit?.aborted === false;
  }

  /** Milliseconds until the search must stop. */
  get leftMs(): number {
    return this.isPondering ? Number.POSITIVE_INFINITY : this.#budget.hardMs - this.elapsedMs;
  }

  /** Whether no new depth is worth starting, once the search does not ponder. */
  isEnough(elapsedMs: number): boolean {
    return elapsedMs >= this.#budget.softMs;
  }

  /** Whether this share of the planned time is used up. */
  isUsed(share: number): boolean {
    const { softMs, hardMs } = this.#budget;
    return !this.isPondering && this.elapsedMs >= Math.min(softMs, hardMs) * share;
  }
}
