/** The field of a FEN that says which pieces are sheltered: before the clocks, their squares, as `!f3` or `!f3h5`. Where none is
 *  there is no such field. `rich-fen.ts` reads and writes it. */

/** What looks like the field. */
export const SHELTERED_FIELD: RegExp = /^![a-p0-9]*$/;
