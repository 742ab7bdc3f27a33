/** Every number of the search that could be tuned: meaning, unit, range. */

/** Bonus steps of the history are `depth * depth`, and no score passes this limit (units of ordering, 2^10 to 2^20). */
export const HISTORY_LIMIT: i32 = 1 << 16;

/** Ordering scores: the move of the hash table before captures, captures before killers, killers before the rest. */
export const ORDER_HASH: i32 = 1 << 30;
export const ORDER_CAPTURE: i32 = 1 << 28;
export const ORDER_KILLER: i32 = 1 << 27;

/** Victims count this much more than attackers cost when captures are ordered (a factor, 8 to 64). */
export const VICTIM_WEIGHT: i32 = 16;

/** Plies by which a position in check is searched deeper (0 to 1). */
export const CHECK_EXTENSION: i32 = 1;

/** Deepest ply of the main search and its quiescence (below SEARCH_PLIES). */
export const DEEPEST_PLY: u32 = 120;
