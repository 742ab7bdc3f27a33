/** Fields of a search frame, a hash entry, the control and result block. */

/** One frame a ply: what a suspended node needs to go on where it was. */
export const FRAME_STAGE = 0;
export const FRAME_ALPHA = 4;
export const FRAME_BETA = 8;
export const FRAME_DEPTH = 12;
export const FRAME_BEST = 16;
export const FRAME_BEST_MOVE = 20;
/** Address of the first move of the node's list, the next to try, and the end. */
export const FRAME_LIST = 24;
export const FRAME_NEXT = 28;
export const FRAME_END = 32;
/** The move being searched. */
export const FRAME_MOVE = 36;
export const FRAME_ORIGINAL_ALPHA = 40;
export const FRAME_IN_CHECK = 44;
/** Static evaluation of the node. */
export const FRAME_EVALUATION = 48;
/** The man and target of the move being searched, for continuation history; -1 after a null move. */
export const FRAME_FOOTPRINT = 52;
/** Moves picked so far. */
export const FRAME_TRIED = 56;
/** Plies by which the move being searched is reduced. */
export const FRAME_REDUCTION = 60;
/** Static evaluation with its known errors mended, and the three addresses where they are kept. */
export const FRAME_CORRECTED = 64;
export const FRAME_CORRECTIONS = 68;
/** Plies by which a node is shallower while it verifies the cut-off of a null move; 0 at any other time. */
export const FRAME_SPARED = 80;
export const FRAME_BYTES = 96;

/** Errors of the evaluation are kept in three tables of so many slots (a power of two) of 16 bits. */
export const CORRECTION_BITS = 14;

/** Stages of a node. */
export const STAGE_PICK = 0;
/** The child is searched with a null window. */
export const STAGE_SCOUT = 1;
export const STAGE_FULL = 2;
/** The child is searched with a null window and less depth. */
export const STAGE_REDUCED = 3;
/** The side to move passes, to see whether it stands well enough even so. */
export const STAGE_NULL = 4;
/** The move of the hash table is about to be tried; no list has been made. */
export const STAGE_REMEMBERED = 6;
/** No move has been generated yet. */
export const STAGE_GENERATE = 5;

/** Hash entry: 16 bytes. */
export const HASH_CHECK = 0; // upper half of the key
export const HASH_MOVE = 4;
export const HASH_SCORE = 8; // i16
export const HASH_DEPTH = 10; // i8
export const HASH_BOUND = 11; // 2 bits bound, 6 bits generation
export const HASH_ENTRY_BYTES = 16;
export const HASH_ENTRY_SHIFT = 4;
/** Bytes of the table for leaves, a power of two; it lies before the large one. */
export const HASH_LEAF_BYTES = 262144;
export const BOUND_UPPER = 1;
export const BOUND_LOWER = 2;
export const BOUND_EXACT = 3;

/** Scores are in hundredths of a pawn; mate in n plies is MATE_SCORE - n. */
export const MATE_SCORE = 32000;
export const MATE_BOUND = 31000;
export const INFINITE_SCORE = 32500;

/** Lines that one search may report. */
export const LINES_MAX = 64;

/** Result blocks, read by the host: one a line, the best first. */
export const RESULT_SCORE = 0;
export const RESULT_DEPTH = 4;
export const RESULT_LINE_LENGTH = 8;
export const RESULT_SELECTIVE_DEPTH = 12;
export const RESULT_NODES = 16; // f64
export const RESULT_LINE = 64; // move words
export const RESULT_BYTES = 1088;

/** What a slice of search answers. */
export const SEARCH_SUSPENDED = 0;
export const SEARCH_DEPTH_DONE = 1;
export const SEARCH_FINISHED = 2;
