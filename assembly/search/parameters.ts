/**
 * Every number of the search that could be tuned: meaning, unit, range. `cp` is hundredths of a pawn.
 */

/** Deepest ply of the main search and its quiescence (below SEARCH_PLIES). */
export const DEEPEST_PLY: u32 = 120;

/** Ordering scores: hash move, good captures, killers, the rest by history, bad captures. */
export const ORDER_HASH: i32 = 1 << 30;
export const ORDER_CAPTURE: i32 = 1 << 28;
export const ORDER_KILLER: i32 = 1 << 27;
export const ORDER_BAD_CAPTURE: i32 = -(1 << 28);
/** Victims count this much more than attackers cost when captures are ordered (factor, 8 to 64). */
export const VICTIM_WEIGHT: i32 = 16;

/** History scores stay within this limit (units of ordering, 2^12 to 2^15: they are kept in 16 bits). */
export const HISTORY_LIMIT: i32 = 1 << 14;
/** Bonus of a refuting quiet move: depth times this, up to a limit (units of ordering, 50 to 300; 800 to 3000). */
export const HISTORY_BONUS: i32 = 160;
export const HISTORY_BONUS_LIMIT: i32 = 1800;

/** Half width of the first window around the last score (cp, 10 to 50), from this depth on (plies, 3 to 7). */
export const ASPIRATION_WINDOW: i32 = 18;
export const ASPIRATION_DEPTH: i32 = 5;

/** Plies by which a position in check is searched deeper (0 to 1). Without it 0.96 nodes; 44.2 %. */
export const CHECK_EXTENSION: i32 = 1;

/** Without a move from the hash table a node of this depth is searched one ply less (plies, 3 to 6). Without
 *  it 1.33 nodes; 45.0 %. */
export const IIR_DEPTH: i32 = 4;

/** Reverse futility: deepest depth (plies, 4 to 10) and margin a ply (cp, 50 to 120). */
export const REVERSE_FUTILITY_DEPTH: i32 = 8;
export const REVERSE_FUTILITY_MARGIN: i32 = 64;

/** Razoring: deepest depth (plies, 1 to 4) and margin a ply (cp, 150 to 400). */
export const RAZOR_DEPTH: i32 = 3;
export const RAZOR_MARGIN: i32 = 210;

/** Null move: least depth (plies, 2 to 4), base reduction (plies, 2 to 4), depth a further ply (plies, 3 to 6). */
export const NULL_DEPTH: i32 = 3;
export const NULL_REDUCTION: i32 = 3;
export const NULL_DEPTH_DIVISOR: i32 = 4;
/** A further ply for each of these that the evaluation is above beta (cp, 100 to 250), up to a limit (plies, 1 to 4). */
export const NULL_EVALUATION_DIVISOR: i32 = 160;
export const NULL_EVALUATION_LIMIT: i32 = 2;
/** What a null move says is verified from this depth on (plies, 8 to 16), and where a side's pieces, king and pawns left out, are worth less
 *  than this on the average: zugzwang is near (cp, 250 to 1200). */
export const NULL_VERIFIED_DEPTH: i32 = 12;
export const NULL_MATERIAL: i32 = 700;

/** Late move pruning: deepest depth (plies, 4 to 10); quiet moves tried at depth d: base + d * d (count, 2 to 6). */
export const LATE_PRUNING_DEPTH: i32 = 7;
export const LATE_PRUNING_BASE: i32 = 4;

/** Futility of quiet moves: deepest depth (plies, 4 to 9), base and margin a ply (cp, 50 to 150). */
export const FUTILITY_DEPTH: i32 = 7;
export const FUTILITY_BASE: i32 = 72;
export const FUTILITY_MARGIN: i32 = 68;

/** Moves that lose this much by SEE are not searched: deepest depth (plies), a ply (cp, 20 to 120). */
export const SEE_DEPTH: i32 = 7;
export const SEE_QUIET_MARGIN: i32 = 55;
export const SEE_CAPTURE_MARGIN: i32 = 110;

/** Late move reduction: least depth (plies, 2 to 4), moves tried before it (count, 1 to 4). */
export const REDUCTION_DEPTH: i32 = 3;
export const REDUCTION_MOVES: i32 = 2;
/** Reduction in 1/1024 ply: base + log2(depth) * log2(moves) * factor, logarithms in 1/16 (base 0 to 1500, factor 1 to 4). */
export const REDUCTION_BASE: i32 = 700;
export const REDUCTION_FACTOR: i32 = 2;
/** History by which a reduction changes by one ply (units of ordering, 4000 to 20000). */
export const REDUCTION_HISTORY: i32 = 9000;

/** Nodes of one quiescence, after which every piece stands still: where both sides have a dozen queens it would go on for
 *  hours, and nothing breaks it off. Boards of ordinary material need some hundred (nodes, 1000 to 20000). */
export const QUIESCENCE_NODES: u32 = 4000;

/** Quiescence: a capture that cannot bring the score to alpha with this to spare is left out (cp, 100 to 300). */
export const DELTA_MARGIN: i32 = 150;

/** Errors of the evaluation: parts of a cp that are kept (count, 32 to 256), the largest that is kept (such parts, 2^12 to
 *  2^15 - 1), the largest that one search teaches (cp, 60 to 300), and how far it moves what is kept: plies times this, up
 *  to a limit (1/1024; 4 to 20, 60 to 250). */
export const CORRECTION_GRAIN: i32 = 128;
export const CORRECTION_LIMIT: i32 = 12800;
export const CORRECTION_ERROR: i32 = 150;
export const CORRECTION_PACE: i32 = 12;
export const CORRECTION_PACE_LIMIT: i32 = 144;
