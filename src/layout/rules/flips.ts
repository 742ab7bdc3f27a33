/** What host and kernel share of drops that land where others stand so. */

/** The drop has to flip something. */
export const LANDS_FLIPPING = 1;
/** It needs no piece in the hand. */
export const LANDS_ENDLESS = 2;

/** Behind the last square of a line, and once more behind the last line. */
export const LINE_END = 255;
