/**
 * The record of a position. Offsets are those of the wide build; the narrow one uses the same starts with sets of half
 * the size and a board of half the length.
 *
 * ```
 *   0  sets of White's and Black's men          64  rights (bit i: castling record i)
 *  32  squares passed over (en passant)         68  square of the man that passed, NO_SQUARE when none
 *  48  hash key, 64 bits                        72  plies since the clock was set back
 *  56  score, White minus Black, a pair             76  side to move
 *  60  number of men                            80  board: one byte a square, 0 or kind + 1
 *                                       80 + squares  sets of men by kind, both sides together
 * ```
 */
export const POSITION_SIDES = 0;
export const POSITION_PASSED = 32;
export const POSITION_KEY = 48;
export const POSITION_SCORE = 56;
export const POSITION_PHASE = 60;
export const POSITION_RIGHTS = 64;
export const POSITION_VICTIM = 68;
export const POSITION_CLOCK = 72;
export const POSITION_TURN = 76;
export const POSITION_BOARD = 80;
/** From one position of the stack to the next. */
export const POSITION_STRIDE = 1024;
export const NO_SQUARE = 255;
