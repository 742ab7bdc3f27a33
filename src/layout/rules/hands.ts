/** What host and kernel share of hands, besides the type of drops. */

/** Pieces on the board and in hands together: a number in a hand is one byte. */
export const PIECES_MAX = 255;

/** A drop may not give check. */
export const DROP_NO_CHECK = 1;
/** A drop may not mate. */
export const DROP_NO_MATE = 2;
/** Such pieces end up evenly on both colours of square. */
export const DROP_EVEN_SHADES = 4;

/** The kind of what falls into no hand. */
export const FALLS_NOWHERE = 255;
