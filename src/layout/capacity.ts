/**
 * Limits of the kernel, shared by both compilers; those of a rule are in its file of `rules/`. In this folder only `export const NAME = integer expression` is
 * allowed, because `asc` and `tsc` both read it.
 */

/** Kinds of piece that a variant may have, on boards of up to 128 squares and on larger ones; powers of two. */
export const KIND_SLOTS_SMALL = 32;
export const KIND_SLOTS_HUGE = 64;
/** Side and kind together: `side << bits | kind`. */
export const KIND_BITS_SMALL = 5;
export const KIND_BITS_HUGE = 6;
export const SIDE_KINDS_HUGE = 128;
/** Bytes from one set of kinds to the next. */
export const KINDS_BYTES = 8;

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
