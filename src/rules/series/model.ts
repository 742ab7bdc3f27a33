/** Turns of several moves. */
import type { BySide } from "../../geometry/board.ts";

/** A series: the moves that a side makes in one turn, one after the other. A ply is one of them. */
export interface Series {
  /** By side: moves of a turn; with `grows`, of the first turn of a game. */
  readonly moves: BySide<number>;
  /** Moves of the first turn of a game, where that has another number; otherwise null. */
  readonly first: number | null;
  /** By how many moves a turn is longer than the other side's turn before it. */
  readonly grows: number;
  /** What a check does that is given before the last move of a turn: it ends the turn, or is not legal. */
  readonly check: "ends" | "last";
}

export interface SeriesOfVariant {
  /** Null where each turn has one move. */
  readonly series: Series | null;
}

export interface SeriesOfPosition {
  /** Moves that are left in a turn which has begun, at least 1; null when the turn has not begun. */
  readonly movesLeft: number | null;
}
