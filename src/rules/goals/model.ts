/** Ends of the game in a variant. */
import type { BySide, Side, Square, Vector } from "../../geometry/board.ts";

/** A condition, asked of each player, and what it gets him of whom it is true. */
export interface Goal {
  readonly result: "win" | "lose" | "draw";
  readonly condition: Condition;
}

export type Condition =
  | Stuck
  | Reach
  | Few
  | Line
  | Joins
  | Checks
  | Passes
  | Facing
  | FullBoard
  | PerpetualCheck
  | Repetition
  | Castled;

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
  /** Given where it is not true as long as both have so few. */
  readonly shared?: true;
}

/** What a line may lie along. */
export type Along = "ranks" | "files" | "diagonals";

/** Pieces of the player stand in a line, or fill a square. */
export interface Line {
  readonly type: "line" | "square";
  /** Of the line, or of each edge of the square. */
  readonly number: number;
  /** The kinds that count, ascending. */
  readonly kinds: readonly number[];
  /** What the line may lie along; of a square nothing. */
  readonly along: readonly Along[];
  /** Whether they may stand apart. */
  readonly gaps: boolean;
}

/** Pieces of the player join two sets of squares, each a step from the next. */
export interface Joins {
  readonly type: "joins";
  /** Where such a chain begins and where it ends. */
  readonly ends: readonly [BySide<readonly Square[]>, BySide<readonly Square[]>];
  /** The kinds that count, ascending. */
  readonly kinds: readonly number[];
  /** The steps from one to the next, in Betza notation, and as the player's side sees them. */
  readonly steps: string;
  readonly leaps: readonly Vector[];
}

/** The player has given checks. */
export interface Checks {
  readonly type: "checks";
  readonly number: number;
}

/** So many turns in a row were passes. */
export interface Passes {
  readonly type: "passes";
  readonly number: number;
}

/** The kings face each other on an open line, and the turn was passed: no other move may leave them so. */
export interface Facing {
  readonly type: "facing";
  readonly along: readonly Along[];
}

export interface FullBoard {
  readonly type: "full-board";
}

/** The position has come up as often as it may, and all moves of the player since the first time gave check. */
export interface PerpetualCheck {
  readonly type: "perpetual-check";
}

/** The position has come up so many times, and the player is this side, or has made it so. */
export interface Repetition {
  readonly type: "repetition";
  readonly number: number;
  readonly side: Side | "mover";
}

/** The player has castled in a way that wins; or he can no longer, and has not. What the castlings say, no condition. */
export interface Castled {
  readonly type: "castled" | "uncastled";
  /** By side: the names of such castlings; none where that side neither wins nor loses so. */
  readonly names: BySide<readonly string[]>;
}

export interface GoalsOfVariant {
  /** In the order in which they are asked: those that win, those that lose, those that draw. */
  readonly goals: readonly Goal[];
}

/** What pieces count, for whoever has more of it when the board is full, when turns were passed, or where
 *  that decides draws. */
export interface Material {
  /** By kind: what a piece counts. Multiples of a half. */
  readonly points: readonly number[];
  /** Whether pieces on the board alone count; absent where those in hand do, too. */
  readonly boardAlone?: true;
  /** What the side that moves second has beside its pieces; below 0 it is the first that has it. A multiple of a half. */
  readonly komi: number;
}

export interface MaterialOfVariant {
  /** Null where nobody counts. */
  readonly material: Material | null;
}

export interface CountsOfPosition {
  /** How many checks each side has given; null where nobody counts them. */
  readonly checks: BySide<number> | null;
  /** How many turns in a row were passes; null where nobody counts them. */
  readonly passes: number | null;
}

/** Why a game is over by what the board and its counts show: a code for programs, and the words for people where they are not
 *  the code's own. */
export type Reason = readonly [code: GoalReason, words?: string];

/** The codes of conditions. */
export type GoalReason =
  /** Pieces stand on the squares that they had to reach. */
  | "goal-reached"
  /** So many pieces stand in a line. */
  | "line"
  /** Pieces fill a square. */
  | "square"
  /** A chain of pieces joins what it has to. */
  | "chain"
  /** The last of the checks that the variant counts has been given. */
  | "checks"
  /** No square is empty. */
  | "board-full"
  /** As many turns in a row were passed as end the game. */
  | "passes"
  /** The kings face each other, and the turn was passed. */
  | "facing"
  /** One side has given check all the time, and the position has come up as often as it may. */
  | "perpetual-check"
  /** A castling that decides the game. */
  | "castling"
  /** A castling that decides the game can no longer be made. */
  | "castling-lost"
  /** Nothing but royal pieces is left of a side. */
  | "bare-king"
  /** A side has lost the pieces that count. */
  | "pieces-lost";
