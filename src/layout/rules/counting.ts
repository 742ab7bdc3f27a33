/** Counting of moves when few pieces are left. */

/** For a side with any number of pieces. */
export const COUNT_ANY = 255;
