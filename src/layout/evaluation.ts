/**
 * Weights of the evaluation, from `WEIGHTS`. A pair is one word: the value in the middle game in the lower half, that in
 * the endgame added to the upper half, both signed; pairs are added and subtracted as they are.
 */

/** Bonus for having the move, a pair. */
export const WEIGHT_TEMPO = 0;
/** Material of both sides in the default start, royal and promoting men left out: the scale of the phase. */
export const WEIGHT_FULL_PHASE = 4;
/** A man that promotes guards another: a pair. */
export const WEIGHT_CHAIN = 8;
/** Danger of the royal man is squared and divided by this. */
export const WEIGHT_DANGER_DIVISOR = 12;
/** The kinds that have entries below, by kind: flags. */
export const WEIGHT_KIND_FLAGS = 64;
/** For each square more than the kind reaches on average: a pair by kind. */
export const WEIGHT_MOBILITY = 128;
/** What it reaches on average, by kind. */
export const WEIGHT_MEAN_REACH = 256;
/** Danger for each square near the enemy royal man that a man of the kind reaches. */
export const WEIGHT_ATTACK = 384;
/** Bonus for a pair on both shades, a pair of weights by kind. */
export const WEIGHT_PAIR = 512;
/** A man that no enemy promoting man can stop, by steps to its zone (0 to 15): pairs. */
export const WEIGHT_PASSED = 640;
export const WEIGHTS_BYTES = 704;

/** Counts in mobility and danger. */
export const KIND_ROAMS = 1;
/** Promotes: counts as passed or not. */
export const KIND_PROMOTES = 2;
export const KIND_PAIRS = 4;
