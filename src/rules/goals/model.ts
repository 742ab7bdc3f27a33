/** Ends of the game in a variant. */
import type { BySide, Square } from "../../geometry/board.ts";

/** A condition, asked of each player, and what it gets him of whom it is true. */
export interface Goal {
  readonly result: "win" | "lose" | "draw";
  readonly condition: Condition;
}

export type Condition = Stuck | Reach | Few | Checks | FullBoard;

/** One of the players is to move and has no legal move. */
export interface Stuck {
  readonly type: "checkmate" | "checkmated" | "stalemate" | "stalemated" | "stalemate-with-fewer";
}

/** Pieces of the player stand on squares. */
export interface Reach {
  readonly type: "reach";
  readonly squares: BySide<readonly Square[]>;
  /** The kinds that count, ascending. */
  readonly kinds: readonly number[];
  readonly number: number;
  /** Whether one piece is enough where none of the squares is empty. */
  readonly orFull: boolean;
  /** Whether attacked pieces do not count. */
  readonly safe: boolean;
  /** Whether it counts only when it is the player's turn again. */
  readonly held: boolean;
  /** Whether the side that moves second may answer, which draws. */
  readonly answerable: boolean;
}

/** The opponent, or the player, has few pieces left, and had more at the start. */
export interface Few {
  readonly type: "taken" | "lost";
  /** Kinds, each counted by itself; or a word for kinds. */
  readonly what: readonly number[] | "any-kind" | "all" | "all-but-royal";
  readonly left: number;
  /** Whether the other has one turn to do the same, which draws. */
  readonly answerable: boolean;
}

/** The player has given checks. */
export interface Checks {
  readonly type: "checks";
  readonly number: number;
}

export interface FullBoard {
  readonly type: "full-board";
}

export interface GoalsOfVariant {
  /** In the order in which they are asked: those that win, those that lose, those that draw. */
  readonly goals: readonly Goal[];
}

export interface ChecksOfPosition {
  /** How many checks each side has given; null where nobody counts them. */
  readonly checks: BySide<number> | null;
}
