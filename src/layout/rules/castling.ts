/** What host and kernel share of castling, besides the type of its moves. */

/** Rights that one position may have, a bit of `POSITION_RIGHTS` and a record for each. */
export const RIGHTS_MAX = 8;
