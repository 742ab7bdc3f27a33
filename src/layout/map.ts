/**
 * The memory map: all of linear memory is ours, from address 0. Each region starts where the one before ends; sizes
 * are those of the huge build, and what the others do not touch costs nothing.
 *
 * What is small comes first, rules and what a search changes alike: the nearer an address is to 0, the shorter are instructions that
 * name it, and what a small board touches lies together. Then the large tables, the arena with tables whose size depends on the
 * variant, and the hash table.
 */
import {
  GAME_KEYS_MAX,
  KIND_SLOTS_HUGE,
  MOVES_MAX,
  PLIES_MAX,
  SEARCH_PLIES,
  SET_BYTES_HUGE,
  SIDE_KINDS_HUGE,
  SQUARES_HUGE,
} from "./capacity.ts";
import { POSITION_STRIDE } from "./position.ts";
import {
  CASTLING_BYTES,
  DOUBLE_STEP_BYTES,
  DROP_BYTES,
  GOAL_BYTES,
  KIND_BYTES,
  NODE_BYTES,
  PSQT_BYTES,
  RESULT_BYTES,
  RULES_BYTES,
  TURNING_BYTES,
  WEIGHTS_BYTES,
} from "./records.generated.ts";
import { RIGHTS_MAX } from "./rules/castling.ts";
import { DOUBLE_STEPS_MAX } from "./rules/en-passant.ts";
import { CHECKS_MAX, GOALS_MAX, PASSES_MAX } from "./rules/goals.ts";
import { TURNINGS_MAX } from "./rules/turning.ts";
import { CORRECTION_BITS, MULTI_PV_MAX } from "./search.ts";

/** Every region begins where a set of the huge build might, so that no set lies in two cache lines. */
const SET = SET_BYTES_HUGE;

/** Low addresses stay empty, so that a zero address is a mistake that shows; the optimiser counts on the first 1,024. */
export const RULES = 1024;

/** Mask of squares that end a check. */
export const SCRATCH_EVASION = RULES + RULES_BYTES;
export const SCRATCH_PINNED = SCRATCH_EVASION + SET;
/** Squares on which it depends whether hops give check. */
export const SCRATCH_WATCHED = SCRATCH_PINNED + SET;
/** By side: what the evaluation has just found attacked. */
export const ATTACKED = SCRATCH_WATCHED + SET;
/** By side: pawns that no enemy pawn can stop. */
export const PASSED_PAWNS = ATTACKED + 2 * SET_BYTES_HUGE;
/** By side: all pawns. */
export const PAWNS = PASSED_PAWNS + 2 * SET_BYTES_HUGE;
/** Dark squares, then light ones. */
export const SQUARE_COLOURS = PAWNS + 2 * SET_BYTES_HUGE;
/** Piece values in hundredths of a pawn, by kind. */
export const VALUES = SQUARE_COLOURS + 2 * SET_BYTES_HUGE;
/** Kinds from the least to the most valuable, the king last, one byte each. */
export const KINDS_BY_VALUE = VALUES + 4 * KIND_SLOTS_HUGE;
/** Written when a position is set, as are the next two. */
export const CASTLINGS = (KINDS_BY_VALUE + KIND_SLOTS_HUGE + SET - 1) & -SET;
export const RIGHTS_KEPT = CASTLINGS + RIGHTS_MAX * CASTLING_BYTES;
export const RIGHTS_KEYS = RIGHTS_KEPT + SQUARES_HUGE;
export const KILLERS = RIGHTS_KEYS + 256 * 8;
/** Where a pinned piece may go, by square. */
export const PIN_RAYS = (KILLERS + (SEARCH_PLIES + 2) * 8 + SET - 1) & -SET;
/** By side and kind, for kinds other than king and pawn alone: what the evaluation has just found attacked. */
export const KIND_ATTACKED = PIN_RAYS + SQUARES_HUGE * SET_BYTES_HUGE;
/** One-bit sets, for the build whose sets have no shift. */
export const SQUARE_SETS = KIND_ATTACKED + SIDE_KINDS_HUGE * SET_BYTES_HUGE;
/** By square: the surroundings of a king there. */
export const KING_ZONES = SQUARE_SETS + SQUARES_HUGE * SET_BYTES_HUGE;
export const EN_PASSANT_KEYS = KING_ZONES + SQUARES_HUGE * SET_BYTES_HUGE;
/** What the evaluation knows, see `layout/evaluation.ts`. */
export const WEIGHTS = EN_PASSANT_KEYS + SQUARES_HUGE * 8;
/** What the search knows of its nodes, by ply. */
export const NODES = WEIGHTS + WEIGHTS_BYTES;
/** Keys of the game's positions before the root, the newest last, so that those of the search's plies follow at once. */
export const GAME_KEYS = NODES + (SEARCH_PLIES + 2) * NODE_BYTES;
export const PLY_KEYS = GAME_KEYS + GAME_KEYS_MAX * 8;
export const GAME_KEYS_COUNT = (PLY_KEYS + (SEARCH_PLIES + 2) * 8 + SET - 1) & -SET;
/** Whether the side to move is in check in these positions, one byte each, where that matters. */
export const GAME_CHECKS = GAME_KEYS_COUNT + 64;
export const PLY_CHECKS = GAME_CHECKS + GAME_KEYS_MAX;
/** Tables of rich kernels: the conditions that end a game. */
export const GOALS = PLY_CHECKS + SEARCH_PLIES + 64;
/** Hash keys of checks given, by side and number, and of passes in a row. */
export const CHECK_KEYS = GOALS + GOALS_MAX * GOAL_BYTES;
export const PASS_KEYS = CHECK_KEYS + 2 * CHECKS_MAX * 8;
/** By side and kind: how such pieces are dropped. */
export const DROPS = PASS_KEYS + PASSES_MAX * 8;
/** By side and kind: key, score and material of a piece in that side's hand. */
export const HAND_VALUES = DROPS + SIDE_KINDS_HUGE * DROP_BYTES;
/** By side and kind of what is taken, unmarked and then marked: the kind that it is in the captor's hand, one byte each. */
export const FALLS = HAND_VALUES + SIDE_KINDS_HUGE * PSQT_BYTES;
/** By square: hash key of what rules keep there beside the piece. */
export const SQUARE_KEYS = FALLS + 2 * SIDE_KINDS_HUGE;
/** By square: the squares of its file. */
export const FILE_SETS = SQUARE_KEYS + SQUARES_HUGE * 8;
/** By side and kind: squares from which one move may lead to the nearest square where such a piece wins. */
export const GOAL_DOORS = FILE_SETS + SQUARES_HUGE * SET_BYTES_HUGE;
/** Number of the first promotion of a side and kind, plus one, one byte each; 0 is none. */
export const TURNING_INDEX = GOAL_DOORS + SIDE_KINDS_HUGE * SET_BYTES_HUGE;
export const TURNINGS = (TURNING_INDEX + SIDE_KINDS_HUGE + SET - 1) & -SET;
export const KINDS = TURNINGS + TURNINGS_MAX * TURNING_BYTES;
export const PROGRAMS = KINDS + SIDE_KINDS_HUGE * KIND_BYTES;
export const PROGRAMS_BYTES = 65536;
export const RESULT = PROGRAMS + PROGRAMS_BYTES;
/** Principal variations, a triangle with full rows. */
export const PVS = RESULT + MULTI_PV_MAX * RESULT_BYTES;
export const PV_BYTES = (SEARCH_PLIES + 2) * 4;
/** Errors of the evaluation, see `assembly/search/correction.ts`. */
export const CORRECTIONS = (PVS + (SEARCH_PLIES + 2) * PV_BYTES + SET - 1) & -SET;
/** What pawns are worth among themselves, by where they stand: a cache, see `assembly/evaluate/pawn-hash.ts`. */
export const PAWN_HASH = CORRECTIONS + (6 << CORRECTION_BITS);
export const PAWN_HASH_BYTES = 131072;
export const HISTORY_SCORES = PAWN_HASH + PAWN_HASH_BYTES;
/** Work space of table building, free afterwards. */
export const WORKSHOP = HISTORY_SCORES + SIDE_KINDS_HUGE * SQUARES_HUGE * 4;
export const WORKSHOP_BYTES = 2097152;
/** By side, kind and square: steps to the zone of a pawn, one byte each. */
export const ZONE_STEPS = WORKSHOP + WORKSHOP_BYTES;
/** By side, kind and square: moves on an empty board to the nearest square where such a piece wins, one byte each. */
export const GOAL_STEPS = ZONE_STEPS + SIDE_KINDS_HUGE * SQUARES_HUGE;
/** By square and square: moves of a king from one to the other on an empty board, one byte each. */
export const KING_STEPS = GOAL_STEPS + SIDE_KINDS_HUGE * SQUARES_HUGE;
/** Number of the first double step of a side, kind and start, plus one; 0 is none. */
export const DOUBLE_STEP_INDEX = KING_STEPS + SQUARES_HUGE * SQUARES_HUGE;
/** The piece-square table: hash key and score by side, kind and square. */
export const PSQT = DOUBLE_STEP_INDEX + SIDE_KINDS_HUGE * SQUARES_HUGE * 2;
export const DOUBLE_STEPS = PSQT + SIDE_KINDS_HUGE * SQUARES_HUGE * 16;
export const POSITIONS = DOUBLE_STEPS + DOUBLE_STEPS_MAX * DOUBLE_STEP_BYTES;
export const MOVES = POSITIONS + PLIES_MAX * POSITION_STRIDE;
export const MOVES_END = MOVES + MOVES_MAX * 4;
/** Ordering scores, one a move, at the same distance from its start as the move from the start of `MOVES`. */
export const MOVE_SCORES = MOVES_END;
export const LEAP_CAPTURES = MOVE_SCORES + MOVES_MAX * 4;
export const LEAP_QUIETS = LEAP_CAPTURES + SIDE_KINDS_HUGE * SQUARES_HUGE * SET_BYTES_HUGE;
/** Squares from which a leap captures on a square. */
export const LEAP_ATTACKERS = LEAP_QUIETS + SIDE_KINDS_HUGE * SQUARES_HUGE * SET_BYTES_HUGE;
/** Squares from which such a capture lands on a square. */
export const EN_PASSANT_ATTACKERS = LEAP_ATTACKERS + SIDE_KINDS_HUGE * SQUARES_HUGE * SET_BYTES_HUGE;
/** By side, kind and square: squares from which enemy pawns could stop a pawn there. */
export const PASSED_MASKS = EN_PASSANT_ATTACKERS + SIDE_KINDS_HUGE * SQUARES_HUGE * SET_BYTES_HUGE;
/** By side, kind and square: the squares on the way of a pawn to its zone, the end of it included. */
export const ZONE_PATHS = PASSED_MASKS + SIDE_KINDS_HUGE * SQUARES_HUGE * SET_BYTES_HUGE;
/** By side, kind and square: from where a pawn of that side and kind could come to guard this square. */
export const SUPPORT_MASKS = ZONE_PATHS + SIDE_KINDS_HUGE * SQUARES_HUGE * SET_BYTES_HUGE;

export const ARENA = SUPPORT_MASKS + SIDE_KINDS_HUGE * SQUARES_HUGE * SET_BYTES_HUGE;
