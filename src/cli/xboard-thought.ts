/** One search of an XBoard session: for a move, on the opponent's time, or without an end. */
import type { Engine } from "../engine/engine.ts";
import type { Game } from "../engine/game.ts";
import type { SearchInfo } from "../engine/info.ts";
import type { SearchLimits } from "../engine/limits.ts";
import type { SearchResult } from "../engine/result.ts";
import { searchThrough } from "./search-through.ts";

/** What a search is for; a hit turns pondering into answering. */
export type Purpose = "answer" | "ponder" | "analysis";

export interface ThoughtOptions {
  readonly purpose: Purpose;
  readonly limits: SearchLimits;
  readonly report: (info: SearchInfo) => void;
}

export class XboardThought {
  purpose: Purpose;
  /** The result; null of a search that was cancelled, or whose engine failed. Rejected with the reason of that. */
  readonly finished: Promise<SearchResult | null>;
  /** The last report; null before the first. */
  info: SearchInfo | null = null;
  readonly startedAt = performance.now();
  isCancelled = false;
  private readonly stopped = new AbortController();
  private readonly hit = new AbortController();

  /** @param game with a legal move, which stays as it is until the search is over */
  constructor(engine: Engine, game: Game, { purpose, limits, report }: ThoughtOptions) {
    this.purpose = purpose;
    const whole = {
      ...limits,
      ...(purpose === "analysis" && { infinite: true }),
      ...(purpose === "ponder" && { ponderHit: this.hit.signal }),
      signal: this.stopped.signal,
    };
    this.finished = searchThrough(engine, game, whole, (info) => {
      this.info = info;
      if (!this.isCancelled) report(info);
    }).then((result) => (this.isCancelled ? null : result));
  }

  /** Answers with the best move so far. */
  stop(): void {
    this.stopped.abort();
  }

  /** Ends without an answer. */
  cancel(): void {
    this.isCancelled = true;
    this.stop();
  }

  /** The opponent played the expected move: the clocks run from now. */
  ponderHit(): void {
    this.purpose = "answer";
    this.hit.abort();
  }
}
