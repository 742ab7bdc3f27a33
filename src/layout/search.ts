/** Fields of a hash entry and of the result block; what the scores mean. */

/** Kinds that the history of moves tells apart on the largest boards: its tables grow with their square. */
export const HISTORY_KINDS_MAX = 16;

/** Errors of the evaluation are kept in three tables of so many slots (a power of two) of 16 bits. */
export const CORRECTION_BITS = 14;

/** Bytes of the table for leaves, a power of two; it lies before the large one. */
export const HASH_LEAF_BYTES = 262144;
export const BOUND_UPPER = 1;
export const BOUND_LOWER = 2;
export const BOUND_EXACT = 3;

/** Scores are in hundredths of a pawn; mate in n plies is MATE_SCORE - n. */
export const MATE_SCORE = 32000;
export const MATE_BOUND = 31000;
export const INFINITE_SCORE = 32500;
/** A repetition that wins, which is no mate: the position may have to come up more than once again. */
export const REPETITION_SCORE = 20000;

/** Principal variations that one search may report. */
export const MULTI_PV_MAX = 64;

/** What a slice of search answers. */
export const SEARCH_SUSPENDED = 0;
export const SEARCH_DEPTH_DONE = 1;
export const SEARCH_FINISHED = 2;
