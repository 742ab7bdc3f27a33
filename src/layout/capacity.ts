/**
 * Limits of the kernel, shared by both compilers; those of a rule are in its file of `rules/`. In this folder only `export const NAME = integer expression` is
 * allowed, because `asc` and `tsc` both read it.
 */

/** Kinds of piece a side may have; a power of two above the 26 letters. */
export const KIND_SLOTS = 32;
export const KIND_BITS = 5;
/** Side and kind together: `side << KIND_BITS | kind`. */
export const SIDE_KINDS = 64;

export const SQUARES_NARROW = 64;
export const SQUARES_WIDE = 128;
export const SQUARES_HUGE = 256;
/** Bytes of a set of squares. */
export const SET_BYTES_NARROW = 8;
export const SET_BYTES_WIDE = 16;
export const SET_BYTES_HUGE = 32;

/** Positions on the stack: the root and what is played or searched from it. */
export const PLIES_MAX = 256;
/** Depth that a search may reach, extensions and quiescence included. */
export const SEARCH_PLIES = 128;
/** Moves on the stack of move lists, all plies together. */
export const MOVES_MAX = 262144;
/** Earlier positions of the game that repetition looks at. */
export const GAME_KEYS_MAX = 4096;
/** Magics of one kind of piece in one mode. */
export const MAGICS_MAX = 24;
