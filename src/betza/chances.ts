/** Chance that a square is empty in the middlegame, for values by mobility. */
export const EMPTY_CHANCE = 0.7;
