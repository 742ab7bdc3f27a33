/**
 * Weights of the evaluation, from `WEIGHTS`. A pair is one word: the value in the middle game in the lower half, that in
 * the endgame added to the upper half, both signed; pairs are added and subtracted as they are.
 */

/** Material of both sides in the default start, royal and promoting men left out: the scale of the phase. */
export const WEIGHT_FULL_PHASE = 0;
/** Danger of the royal man is squared and divided by this. */
export const WEIGHT_DANGER_DIVISOR = 4;
/** Danger for each square next to the royal man that is attacked and that no other man guards. */
export const WEIGHT_WEAK = 8;
/** Bonus for having the move, a pair. */
export const WEIGHT_TEMPO = 16;
/** A man that promotes guards another: a pair. */
export const WEIGHT_GUARDED = 20;
/** A man that promotes has one of its own kind on its way: a pair. */
export const WEIGHT_DOUBLED = 24;
/** No man of its own kind can come to guard a man that promotes: a pair. */
export const WEIGHT_ALONE = 28;
/** A man that nothing can stop has a man on its next square: a pair. */
export const WEIGHT_BLOCKED = 32;
/** For each step by which the own royal man is nearer to such a man than the enemy's: a pair. */
export const WEIGHT_ESCORT = 36;
/** For each man that promotes next to the own royal man: a pair. */
export const WEIGHT_SHIELD = 40;
/** For each enemy roaming man that a cheaper man attacks: a pair. */
export const WEIGHT_THREAT = 44;
/** For each enemy roaming man that is attacked and unguarded: a pair. */
export const WEIGHT_LOOSE = 48;
/** For each enemy man that promotes and is attacked and unguarded: a pair. */
export const WEIGHT_LOOSE_PROMOTER = 52;
/** The kinds that have entries below, by kind: flags. */
export const WEIGHT_KIND_FLAGS = 64;
/** Danger for each square near the enemy royal man that a man of the kind reaches. */
export const WEIGHT_ATTACK = 128;
/** Bonus for a pair on both shades, a pair of weights by kind. */
export const WEIGHT_PAIR = 256;
/** A man that no enemy promoting man can stop, by steps to its zone (0 to 15): pairs. */
export const WEIGHT_PASSED = 384;
/** By kind and number of squares reached (0 to 63): pairs. */
export const WEIGHT_MOBILITY = 448;
export const WEIGHT_MOBILITY_SHIFT = 8;
export const WEIGHT_MOBILITY_MOST = 63;
export const WEIGHTS_BYTES = 8640;

/** Counts in mobility and danger. */
export const KIND_ROAMS = 1;
/** Promotes: counts as passed or not. */
export const KIND_PROMOTES = 2;
export const KIND_PAIRS = 4;
