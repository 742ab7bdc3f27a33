/** What walls look like in move texts, in any variant. */

/** What may follow the squares of a move and what its piece becomes. */
export const WALL_SHAPE = "(?:,[a-p][0-9]{1,2}[a-p][0-9]{1,2})?";
