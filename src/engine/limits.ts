/** Limits of a search. They are checked in `check-call.ts`. */

/** What ends a search, and what it searches. The first limit reached counts. Without `depth`, `nodes`, `timeMs`,
 *  `clock`, `mate` and `infinite`, a search takes a second and a hint 300 milliseconds. */
export interface SearchLimits {
  /** Plies, 1 to 120. */
  readonly depth?: number;
  /** Nodes to search, from 1; as the only limit it gives the same result on every machine. */
  readonly nodes?: number;
  /** Milliseconds for this move, from 0. */
  readonly timeMs?: number;
  /** Clocks to allocate time from. */
  readonly clock?: Clock;
  /** Ends the search once a mate in this many moves is found, from 1. */
  readonly mate?: number;
  /** Searches until stopped, even if the result is certain. */
  readonly infinite?: boolean;
  /** Only these root moves, as UCI text; they must be legal. */
  readonly searchMoves?: readonly string[];
  /** Number of best moves to report, each with its line: 1 to 64, default 1. */
  readonly lines?: number;
  /** Whether endings that can be solved (king and one or two pieces against a king) are played from their tables;
   *  default true. The weaker levels do without. */
  readonly endings?: boolean;
  /** Stops the search; the best move so far is the result. */
  readonly signal?: AbortSignal;
  /** Makes the search ponder on the opponent's time: until this signal is aborted, no limit ends it, only `signal`
   *  does. Then the same search continues under its limits, and the time already spent counts. */
  readonly ponderHit?: AbortSignal;
}

/** A search without limits. */
export const SEARCH_DEFAULT: SearchLimits = { timeMs: 1000 };
/** A hint without limits. */
export const HINT_DEFAULT: SearchLimits = { timeMs: 300 };

/** Times in milliseconds from 0, [White, Black]. */
export interface Clock {
  readonly remainingMs: readonly [number, number];
  readonly incrementMs: readonly [number, number];
  /** Moves until the next time control, from 1; absent for sudden death. */
  readonly movesToGo?: number;
}
