/** What stands on a square, for a piece that moves. */
export const ON_EMPTY = 1;
export const ON_FRIEND = 2;
export const ON_ENEMY = 4;
/** A piece of either side that the one that moves spares: it neither takes it nor goes over it. */
export const ON_SPARED = 8;

/** Sets of squares that strikes of a piece from one square may empty on their way, with the empty one. */
export const STRIKES_MAX = 128;
/** The same in variants with more kinds than the small builds have, whose move words have less room. */
export const STRIKES_MAX_BESIDE_MANY_KINDS = 64;
