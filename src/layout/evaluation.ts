/** What the weights of a kind tell of it. */

/** Squares reached that are told apart: so many and more are one. */
export const MOBILITY_MOST = 63;

/** Counts in mobility and danger. */
export const KIND_ROAMS = 1;
/** Promotes: counts as passed or not. */
export const KIND_PROMOTES = 2;
export const KIND_PAIRS = 4;
/** Cannot mate alone. */
export const KIND_MINOR = 8;
/** Nor can two of the kind force mate. */
export const KIND_TWIN = 16;
/** Never leaves its shade of square. */
export const KIND_BOUND = 32;
