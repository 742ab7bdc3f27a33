/** What strikes look like in move texts, in any variant. */

/** Coordinates of a move of several legs. */
export const STRIKE_SHAPE = "[a-p][0-9]{1,2}[a-p][0-9]{1,2}(?:,[a-p][0-9]{1,2}[a-p][0-9]{1,2})+[a-z+-]?";
