/** What the weights of a kind tell of it. */

/** Squares attacked that are told apart: so many and more are one. */
export const MOBILITY_MOST = 63;

/** Neither king nor pawn: counts in mobility and danger. */
export const KIND_NON_PAWN = 1;
/** Has a zone: such kinds are the pawns, whatever they are called. */
export const KIND_PAWN = 2;
/** Is worth more as a pair on both square colours. */
export const KIND_PAIRS = 4;
/** Cannot mate alone. */
export const KIND_MINOR = 8;
/** Nor can two of the kind force mate. */
export const KIND_TWIN = 16;
/** Never leaves its square colour. */
export const KIND_COLOUR_BOUND = 32;
