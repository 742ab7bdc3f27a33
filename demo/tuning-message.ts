/** Messages between the page and the worker that tunes. */
import type { TuneNews, TuneResult } from "../src/tune.ts";

export type { Standing, TuneNews, TuneResult } from "../src/tune.ts";

/** What is to be learnt, and for how long. */
export interface TuningOrder {
  readonly id: string;
  readonly document: unknown;
  /** What the engine plays with now; empty for nothing that was learnt before. */
  readonly weights: string;
  readonly budget: Budget;
}

/** How much the engine plays itself: for some time, or a number of games. */
export type Budget = { readonly timeMs: number } | { readonly games: number };

export type TuningMessage =
  | { readonly type: "news"; readonly news: TuneNews }
  | { readonly type: "done"; readonly result: TuneResult }
  | { readonly type: "failed"; readonly reason: string };
