/** What entering looks like in move texts, in any variant. */

/** What may follow two squares, and a promotion, in coordinates. */
export const ENTERING_SHAPE = "(?:/?[a-z])?";
