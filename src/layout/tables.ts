/** Fields of the compiled rule tables. Regions are in `map.ts`. */

/** Some of its moves are double steps. */
export const KIND_DOUBLE_STEPS = 1;
/** Some of the kinds that it may become may not stand everywhere in its zone. */
export const KIND_PICKY = 2;
/** Its promotions are those of `rules/turning.yaml`. */
export const KIND_TURNS = 4;

/** A magic, the lookup of one square: mask (a set, first), multiplier (a set), address of its results, shift. */
export const MAGIC_MULTIPLIER_NARROW = 8;
export const MAGIC_RESULTS_NARROW = 16;
export const MAGIC_SHIFT_NARROW = 20;
export const MAGIC_BYTES_SHIFT_NARROW = 5;
export const MAGIC_MULTIPLIER_WIDE = 16;
export const MAGIC_RESULTS_WIDE = 32;
export const MAGIC_SHIFT_WIDE = 36;
export const MAGIC_BYTES_SHIFT_WIDE = 6;
export const MAGIC_MULTIPLIER_HUGE = 32;
/** By how much the words of a set are turned, six bits for each but the first. */
export const MAGIC_TURNS_HUGE = 40;
export const MAGIC_RESULTS_HUGE = 64;
export const MAGIC_SHIFT_HUGE = 68;
export const MAGIC_BYTES_SHIFT_HUGE = 7;
/** Not in the narrow build: squares that all paths of the lookup need empty, the last set of its record; where one is taken, nothing is
 *  looked up. Only magics whose address has the flag have it, so that others do not pay. */
export const MAGIC_GUARDED = 1;
/** In the huge build alone: the same of squares of which one must be taken, and no more. */
export const MAGIC_HURDLED = 2;

/** Flags of a step of set-wise generation. */
export const STEP_CAPTURES = 1;
/** Starts from the squares that the step before this one reached. */
export const STEP_CHAINED = 2;
/** Is a double step, by which moves are marked. */
export const STEP_DOUBLE = 4;

/** In the address of between-sets: what attacks so goes over pieces, and the sets have all squares that it depends on. */
export const BETWEENS_OF_HOPS = 1;

/** Work space while magics are built: offsets from `WORKSHOP`. Paths: squares that matter (set), in rich kernels the squares
 *  of these on which a piece must stand (set), and the target (u8). */
export const WORKSHOP_SQUARES = 0;
export const WORKSHOP_PATHS = 256;
export const WORKSHOP_HURDLES = 32;
export const WORKSHOP_TARGET = 64;
export const WORKSHOP_PATH_BYTES = 80;
/** The targets of each subset of the mask. */
export const WORKSHOP_RESULTS = 65536;
/** By index: which subset was found there. */
export const WORKSHOP_MARKS = 589824;
export const WORKSHOP_MARKS_BYTES = 262144;
/** By square of the mask: what leads from the hash of one subset to that of the next, eight bytes each. */
export const WORKSHOP_HASHES = 851968;
/** Where the targets of one piece are answered, two sets. */
export const WORKSHOP_QUIETS = 0;
export const WORKSHOP_CAPTURES = 32;
/** Most squares that a magic's mask may have, and most bits of its index. */
export const MAGIC_MASK_MAX = 14;
export const MAGIC_INDEX_MAX = 16;
