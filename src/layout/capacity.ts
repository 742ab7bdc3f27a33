/**
 * Limits of the kernel, shared by both compilers; those of a rule are in its file of `rules/`. In this folder only `export const NAME = integer expression` is
 * allowed, because `asc` and `tsc` both read it.
 */

/** Kinds of piece that tables have room for, in the small builds and in the huge one. There are 78 letters: the last slots are nobody's. */
export const KIND_SLOTS_SMALL = 32;
export const KIND_SLOTS_HUGE = 80;
/** What the huge build has more. */
export const KINDS_BEYOND = KIND_SLOTS_HUGE - KIND_SLOTS_SMALL;
/** Side and kind together: `side << bits | kind`; how many such numbers the huge build has. */
export const KIND_BITS_SMALL = 5;
export const KIND_BITS_HUGE = 7;
export const SIDE_KINDS_HUGE = (1 << KIND_BITS_HUGE) + KIND_SLOTS_HUGE;
/** Bytes from one set of kinds to the next. */
export const KINDS_BYTES = 16;

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
