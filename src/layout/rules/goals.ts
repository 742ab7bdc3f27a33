/** Ends of the game. */

export const GOALS_MAX = 32;
/** Checks that are told apart. */
export const CHECKS_MAX = 16;
/** Passes in a row that are told apart. */
export const PASSES_MAX = 8;

/** How a game ends for a player; nothing is 0. */
export const VERDICT_WON = 1;
export const VERDICT_LOST = 2;
export const VERDICT_DRAWN = 3;
/** The result in a verdict. */
export const VERDICT_RESULT = 7;
/** Added to a verdict that a move of the side to move may still change. */
export const VERDICT_OPEN = 8;
/** The bits of a verdict beside the number of the goal that it is by. */
export const VERDICT_BITS = 4;

/** So many pieces stand on squares. */
export const GOAL_REACH = 1;
/** Of one of some kinds there are so many left, or fewer. */
export const GOAL_FEW_OF_A_KIND = 2;
/** Of all of some kinds together. */
export const GOAL_FEW = 3;
export const GOAL_CHECKS = 4;
export const GOAL_PASSES = 5;
export const GOAL_FULL_BOARD = 6;
/** The player has castled in a way that wins. */
export const GOAL_CASTLED = 7;
/** The player can castle in no such way any more, and has not. */
export const GOAL_UNCASTLED = 8;
/** Pieces stand in a line, or fill a square: full kernels alone ask it. */
export const GOAL_LINE = 9;
/** A chain of pieces joins two sets of squares: full kernels alone ask it. */
export const GOAL_CHAIN = 10;
/** The kings face each other, and the turn was passed: full kernels alone ask it. */
export const GOAL_FACING = 11;

/** Of passes, of a full board and of kings that face each other: true of whoever has more points, or as many. */
export const BY_POINTS = 1;
/** Beside the sides for which a draw is a win: the one is meant that has more points. */
export const DRAWS_BY_POINTS = 4;
/** Reached by one piece too, when no square of it is empty. */
export const REACH_OR_FULL = 1;
/** Only what is not attacked counts. */
export const REACH_SAFE = 2;
/** Only what has stood there since the player's last turn counts: it is his turn again. */
export const REACH_HELD = 4;
/** What the side that moves first reaches, the other may reach in reply. */
export const REACH_REPLY = 8;
/** Pieces of the player are counted, not the opponent's. */
export const FEW_OWN = 1;
/** The opponent has one turn to do the same, if he has one piece too many. */
export const FEW_ANSWERED = 2;
/** Not as long as both have so few: full kernels alone ask it. */
export const FEW_SHARED = 4;
