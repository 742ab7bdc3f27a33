/** What host and kernel share of promotions that rich kernels alone know. */

/** Promotions by side and kind, all of them together. */
export const TURNINGS_MAX = 255;
/** The side and kind behind the last one. */
export const TURN_END = 255;

/** What a move has to do, one of them being enough: to end in the zone, to begin there, to take; or nothing but staying there; to end in
 *  the zone and begin outside; to take and begin or end there; or to begin there once the piece has promoted. */
export const TURN_ARRIVE = 1;
export const TURN_LEAVE = 2;
export const TURN_CAPTURE = 4;
export const TURN_STAY = 8;
export const TURN_ENTER = 32;
export const TURN_CAPTURE_THERE = 64;
export const TURN_BEFORE_MOVE = 128;
/** Captures en passant do not count. */
export const TURN_NOT_EN_PASSANT = 16;
/** Only the last such piece of a side. */
export const TURN_LAST = 256;

/** Any number of a choice may be on the board. */
export const TURN_ANY = 255;
