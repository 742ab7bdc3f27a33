import { LINES_MAX } from "../layout/search.ts";
import { misuse } from "./refuse.ts";

/** When a search ends. The first limit that is met counts. */
export interface SearchLimits {
  /** Plies, 1 to 120. */
  readonly depth?: number;
  /** Nodes to search; with this limit alone the result is the same on every machine. */
  readonly nodes?: number;
  /** Milliseconds for this move. */
  readonly timeMs?: number;
  /** Clocks to divide time from. */
  readonly clock?: Clock;
  /** Ends once a mate in this many moves is found. */
  readonly mate?: number;
  /** Searches until stopped, even when the result is certain. */
  readonly infinite?: boolean;
  /** Only these root moves, as UCI text; they must be legal. */
  readonly searchMoves?: readonly string[];
  /** How many of the best moves to report, each with its line: 1 to 64, default 1. */
  readonly lines?: number;
  /** Whether endings that can be solved (a king and one or two men against a king) are played from their tables; default
   *  true. The weaker levels do without. */
  readonly endings?: boolean;
  /** Stops the search; the best move so far is the result. */
  readonly signal?: AbortSignal;
}

/** What a hint searches when nothing is said. */
export const HINT_LIMITS: SearchLimits = { timeMs: 300 };

/** Times in milliseconds, [White, Black]. */
export interface Clock {
  readonly remainingMs: readonly [number, number];
  readonly incrementMs: readonly [number, number];
  /** Moves until the next time control; absent for sudden death. */
  readonly movesToGo?: number;
}

/** Refuses limits that are not numbers of the right kind.
 *  @throws {VariantError} `search-limit` */
export function checkLimits({ depth, nodes, timeMs, mate, lines, clock }: SearchLimits): void {
  const whole = { depth, nodes, mate, lines };
  for (const [name, value] of Object.entries(whole)) {
    if (value !== undefined && !(Number.isInteger(value) && value >= 1)) refuse(name, value, "a whole number from 1");
  }
  if (lines !== undefined && lines > LINES_MAX) refuse("lines", lines, `at most ${LINES_MAX}`);
  const times = { timeMs, white: clock?.remainingMs[0], black: clock?.remainingMs[1] };
  for (const [name, value] of Object.entries(times)) {
    if (value !== undefined && !Number.isFinite(value)) refuse(name, value, "a number of milliseconds");
  }
}

function refuse(name: string, value: number, wanted: string): never {
  throw misuse("search-limit", `The limit '${name}' must be ${wanted}, not ${value}.`, "<limits>");
}
