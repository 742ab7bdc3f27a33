/** Fields of the compiled rule tables. Regions are in `map.ts`. */

/** Header of the rules. */
export const RULES_ROYAL = 0;
export const RULES_SQUARES = 4;
/** Bytes of a position record in use, a multiple of 16. */
export const RULES_POSITION_BYTES = 8;
/** Bit `kind`: a move of this kind sets the clock back. */
export const RULES_CLOCK_KINDS = 12;
export const RULES_KINDS = 16;
/** 1 when some kind can move quietly and capture en passant from one square to another. */
export const RULES_OVERSHADOWS = 20;
/** All squares of the board, a set. */
export const RULES_BOARD = 32;
/** Addresses of the programs, White's then Black's. */
export const RULES_ATTACK_PROGRAM = 48;
export const RULES_CHECK_PROGRAM = 56;
export const RULES_GENERATE_PROGRAM = 64;
export const RULES_EN_PASSANT_PROGRAM = 72;
/** Hash key of the side to move, 64 bits. */
export const RULES_TURN_KEY = 80;
/** Plies without capture or clock-resetting move that make a draw; 0 is never. */
export const RULES_DRAW_CLOCK = 88;
/** 1 when repetition makes a draw. */
export const RULES_REPETITION = 92;
export const RULES_BYTES = 128;

/** One record for each side and kind: how a single man moves, for the general generator. */
export const KIND_FLAGS = 0;
export const KIND_CAPTURE_UNITS = 1;
export const KIND_QUIET_UNITS = 2;
export const KIND_PROMOTIONS = 3;
export const KIND_PROMOTE_TO = 4;
/** Zone of promotion, a set. */
export const KIND_ZONE = 32;
/** Addresses of unit tables. */
export const KIND_CAPTURE_UNIT_LIST = 48;
export const KIND_QUIET_UNIT_LIST = 144;
/** Squares where such a man may stand, a set: not forbidden, and it need not promote there. */
export const KIND_GROUND = 240;
export const KIND_RECORD_BYTES = 256;
export const KIND_RECORD_SHIFT = 8;

/** Some of its moves pass over squares open to en passant. */
export const KIND_PASSES = 1;
/** Some of its promotions are to kinds that may not stand everywhere in its zone. */
export const KIND_PICKY = 2;

/** A lookup unit of one square: mask, multiplier (sets), address of its results, shift. */
export const UNIT_MASK = 0;
export const UNIT_MULTIPLIER_NARROW = 8;
export const UNIT_RESULTS_NARROW = 16;
export const UNIT_SHIFT_NARROW = 20;
export const UNIT_BYTES_SHIFT_NARROW = 5;
export const UNIT_MULTIPLIER_WIDE = 16;
export const UNIT_RESULTS_WIDE = 32;
export const UNIT_SHIFT_WIDE = 36;
export const UNIT_BYTES_SHIFT_WIDE = 6;

/** A step of set-wise generation. */
export const STEP_SOURCES = 0;
export const STEP_ROTATE = 16;
export const STEP_BACK = 17;
export const STEP_FLAGS = 18;
export const STEP_BYTES = 32;
export const STEP_CAPTURES = 1;
/** Starts from the squares that the step before this one reached. */
export const STEP_CHAINED = 2;
export const STEP_PASSES = 4;

/** A castling record, made when a position is set. */
export const CASTLING_KING_FROM = 0;
export const CASTLING_KING_TO = 1;
export const CASTLING_PARTNER_FROM = 2;
export const CASTLING_PARTNER_TO = 3;
export const CASTLING_SIDE = 4;
/** Squares, besides start and target, on which the king may not be attacked: count, then squares. */
export const CASTLING_PATH_COUNT = 5;
export const CASTLING_PATH = 6;
/** Squares that must be empty, a set. */
export const CASTLING_EMPTY = 32;
export const CASTLING_RECORD_BYTES = 64;
export const CASTLING_RECORD_SHIFT = 6;

/** Hash key and score of a man on a square. */
export const PLACEMENT_KEY = 0;
export const PLACEMENT_SCORE = 8;
/** What the man adds to the material by which the phase is told. */
export const PLACEMENT_PHASE = 12;
export const PLACEMENT_SHIFT = 4;

/** Squares passed over by one move. */
export const PASSING_SIDE_KIND = 0;
export const PASSING_FROM = 1;
export const PASSING_TO = 2;
/** What the move can be, any of the three below. */
export const PASSING_MODES = 3;
export const PASSING_SQUARES = 16;
export const PASSING_SHIFT = 5;
export const PASSES_QUIETLY = 1;
export const PASSES_TAKING = 2;
export const PASSES_TAKING_EN_PASSANT = 4;

/** Work space while lookup units are built: offsets from `WORKSHOP`. Ways: empties (set), target (u8 at 16). */
export const WORKSHOP_SQUARES = 0;
export const WORKSHOP_WAYS = 256;
export const WORKSHOP_WAY_BYTES = 32;
export const WORKSHOP_SUBSETS = 16384;
export const WORKSHOP_RESULTS = 294912;
export const WORKSHOP_MARKS = 573440;
/** For each square of the mask, the targets that a man there takes away. */
export const WORKSHOP_BLOCKED = 835584;
/** Where the targets of one man are answered, two sets. */
export const WORKSHOP_QUIETS = 0;
export const WORKSHOP_CAPTURES = 16;
/** Most squares that a unit's mask may have, and most bits of its index. */
export const UNIT_MASK_MAX = 14;
export const UNIT_INDEX_MAX = 16;
