/**
 * A move word, 32 bits:
 *
 * ```
 *  31   29 28     24 23   20 19  16 15      8 7       0
 *  | aside |  extra  | aside | type |   to    |  from  |
 * ```
 *
 * `extra` is the kind after a promotion, the kind that is dropped, or the number of the castling record. `aside` is what
 * comes from the hand where a piece leaves, in rich kernels alone, or the number of what a strike takes on its way, or the
 * square of a wall. 0 is no move.
 *
 * In variants with more kinds than the small builds have, `extra` is as long as a kind needs, 6 or 7 bits, and what is aside is so much
 * shorter: nothing enters there, nor are walls built.
 */
export const MOVE_FROM_MASK = 255;
export const MOVE_TO_SHIFT = 8;
export const MOVE_TO_MASK = 255;
export const MOVE_TYPE_SHIFT = 16;
export const MOVE_TYPE_MASK = 15;
export const MOVE_EXTRA_SHIFT = 24;
export const MOVE_EXTRA_BITS = 5;
/** The lower bits of the kind that enters, and the upper one. */
export const MOVE_ENTER_SHIFT = 20;
export const MOVE_ENTER_LOW = 15;
export const MOVE_ENTER_HIGH = 1 << 31;
/** Something enters; on the square of the partner in castling. */
export const MOVE_ENTERS = 1 << 29;
export const MOVE_ENTERS_PARTNER = 1 << 30;

export const MOVE_NORMAL = 0;
/** A double step: leaves squares behind on which the piece can be captured en passant. */
export const MOVE_DOUBLE_STEP = 1;
export const MOVE_EN_PASSANT = 2;
export const MOVE_CASTLING = 3;
/** Together with MOVE_EN_PASSANT: such a capture in a zone of promotion. */
export const MOVE_PROMOTION = 4;
/** A piece from the hand: it comes from the square that it goes to. */
export const MOVE_DROP = 8;
/** Nothing moves: both squares are those of a piece of the side that passes. */
export const MOVE_PASS = 9;
/** A strike: it takes on its way, or a friend, or ends where it began. */
export const MOVE_STRIKE = 10;
/** A wall alone: nothing moves, and both squares are those of a piece of the side. */
export const MOVE_WALL = 11;
/** A number aside, of a strike or of a wall's square: its lower bits; the upper ones are above `extra`. */
export const MOVE_ASIDE_SHIFT = 20;
export const MOVE_ASIDE_LOW_BITS = 4;
export const MOVE_ASIDE_LOW = (1 << MOVE_ASIDE_LOW_BITS) - 1;
/** All bits of a move but those of such a number, where kinds are few. */
export const MOVE_BESIDE_ASIDE = 0x1f0fffff;
/** The type of a move without what may come with it. */
export const MOVE_BASE_MASK = MOVE_TYPE_MASK & ~MOVE_PROMOTION;

/** What some moves may not do. */
export const MOVE_GIVES_NO_CHECK = 1;
export const MOVE_GIVES_NO_MATE = 2;
