/**
 * Weights of the evaluation, from `WEIGHTS`. A pair is one word: the value in the middle game in the lower half, that in
 * the endgame added to the upper half, both signed; pairs are added and subtracted as they are.
 */

/** Material of both sides in the default start, royal and promoting men left out: the scale of the phase. */
export const WEIGHT_FULL_PHASE = 0;
/** Danger of the royal man is squared and divided by this. */
export const WEIGHT_DANGER_DIVISOR = 4;
/** Danger that a royal man bears without harm. */
export const WEIGHT_CALM = 8;
/** What the dearest man is worth that cannot mate alone. */
export const WEIGHT_MINOR = 12;
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
/** For each own man that promotes on the shade of a man that is counted in pairs: a pair. */
export const WEIGHT_HEMMED = 44;
/** Nobody stands on the way of a man that nothing of its kind can stop, nor does the enemy attack it: a pair for each step less than NEAR_STEPS. */
export const WEIGHT_FREE = 48;
/** For each enemy man that promotes and is attacked and unguarded: a pair. */
export const WEIGHT_LOOSE_PROMOTER = 52;
/** For each roaming man that a man that promotes guards and that none of the enemy's can come to attack: a pair. */
export const WEIGHT_OUTPOST = 56;
/** Danger for each square near the royal man that men that promote attack. */
export const WEIGHT_STORM = 60;
/** The kinds that have entries below, by kind: flags. */
export const WEIGHT_KIND_FLAGS = 64;
/** Danger for each roaming man that reaches squares near the royal man. */
export const WEIGHT_ATTACKER = 96;
/** Danger less for each man that promotes near the royal man that it belongs to. */
export const WEIGHT_COVER = 100;
/** Danger less for each roaming man near the royal man that it belongs to. */
export const WEIGHT_DEFENDER = 104;
/** Danger for each square near the enemy royal man that men of the kind reach. */
export const WEIGHT_ATTACK = 128;
/** Bonus for a pair on both shades, a pair of weights by kind. */
export const WEIGHT_PAIR = 256;
/** A man that no enemy promoting man can stop, by steps to its zone (0 to 15): pairs. */
export const WEIGHT_PASSED = 384;
/** By kind and number of squares reached (0 to 63): pairs. */
export const WEIGHT_MOBILITY = 448;
export const WEIGHT_MOBILITY_SHIFT = 8;
export const WEIGHT_MOBILITY_MOST = 63;
/** A man of the kind that a cheaper enemy man attacks: what the enemy gains, a pair by kind. */
export const WEIGHT_THREAT = 8640;
/** A man of the kind that is attacked and unguarded: what the enemy gains, a pair by kind. */
export const WEIGHT_LOOSE = 8768;
/** Danger when men of the kind could give check where nothing guards, by kind. */
export const WEIGHT_CHECK = 8896;
/** Danger when men of the kind could give check on a guarded square, by kind. */
export const WEIGHT_CONTESTED_CHECK = 9024;
export const WEIGHTS_BYTES = 9152;

/** Counts in mobility and danger. */
export const KIND_ROAMS = 1;
/** Promotes: counts as passed or not. */
export const KIND_PROMOTES = 2;
export const KIND_PAIRS = 4;
/** Cannot mate alone. */
export const KIND_MINOR = 8;
/** Nor can two of the kind force mate. */
export const KIND_TWIN = 16;
/** Never leaves its shade of square. */
export const KIND_BOUND = 32;
