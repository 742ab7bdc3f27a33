/**
 * The record of a position. Offsets are those of the wide build; the narrow one uses the same starts with sets of half
 * the size and a board of half the length.
 *
 * ```
 *   0  sets of White's and Black's pieces       64  rights (bit i: what record i allows)
 *  32  squares that the last move left open     68  square of the piece that can be taken there, or NO_SQUARE
 *  48  hash key, 64 bits                        72  plies since the clock was set back
 *  56  score of both phases, White minus Black  76  side to move
 *  60  non-pawn material of both sides          80  board: one byte a square, 0 or kind + 1
 *                                       80 + squares  sets of pieces by kind, both sides together
 * ```
 */
export const POSITION_SIDES = 0;
export const POSITION_OPEN = 32;
export const POSITION_KEY = 48;
export const POSITION_SCORE = 56;
export const POSITION_NON_PAWN_MATERIAL = 60;
export const POSITION_RIGHTS = 64;
export const POSITION_VICTIM = 68;
export const POSITION_CLOCK = 72;
export const POSITION_TURN = 76;
export const POSITION_BOARD = 80;
/** From one position of the stack to the next. */
export const POSITION_STRIDE = 1024;
export const NO_SQUARE = 255;
