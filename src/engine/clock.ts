/** Time management. */
import type { Side } from "../geometry/board.ts";
import type { SearchLimits } from "./limits.ts";

/** Milliseconds: no new depth is begun after `soft`, and the search is stopped at `hard`. */
export interface TimeBudget {
  readonly softMs: number;
  readonly hardMs: number;
}

/** Moves that the game is expected to last when the clock does not say. */
const MOVES_LEFT = 30;
/** Share of the increment that is spent on each move. */
const INCREMENT_SHARE = 0.75;
/** Share of the remaining time that one move may take. */
const LARGEST_SHARE = 0.4;
/** A depth started after this share of the planned time would rarely finish. */
const SOFT_SHARE = 0.6;
/** The most that a move may take, in multiples of the planned time. */
const STRETCH = 2;

/** @param overheadMs kept in reserve on each move for communication */
export function timeBudget(limits: SearchLimits, turn: Side, overheadMs: number): TimeBudget {
  const { timeMs, clock } = limits;
  if (timeMs !== undefined) return { softMs: Number.POSITIVE_INFINITY, hardMs: Math.max(0, timeMs - overheadMs) };
  if (!clock) return { softMs: Number.POSITIVE_INFINITY, hardMs: Number.POSITIVE_INFINITY };
  const remaining = Math.max(1, clock.remainingMs[turn] - overheadMs);
  const moves = Math.min(clock.movesToGo ?? MOVES_LEFT, MOVES_LEFT);
  const planned = remaining / moves + clock.incrementMs[turn] * INCREMENT_SHARE;
  const most = clock.movesToGo === 1 ? remaining * 0.9 : remaining * LARGEST_SHARE;
  const hardMs = Math.max(1, Math.min(planned * STRETCH, most));
  return { softMs: Math.min(planned * SOFT_SHARE, hardMs), hardMs };
}
