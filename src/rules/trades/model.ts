/** Pieces that the law keeps from being traded for one another: in variants and positions. */
import type { Square } from "../../geometry/board.ts";

export interface Trades {
  /** The kinds that the law is about, ascending. */
  readonly of: readonly number[];
  /** Kinds that pay for no trade when they are taken in the same move, ascending. */
  readonly cheap: readonly number[];
  /** Kinds whose guard does not count, ascending. */
  readonly noGuard: readonly number[];
}

export interface TradesOfVariant {
  /** Null where any piece may be traded for any other. */
  readonly trades: Trades | null;
}

export interface ShelteredOfPosition {
  /** The squares of pieces that only others of the kinds of `trades` may take in this move, ascending: one of the enemy's has just
   *  been taken by another piece. */
  readonly sheltered: readonly Square[];
}
