/** The field of a FEN that says that a turn of several moves has begun: before the clocks, moves left and moves of the whole
 *  turn, as `1/2`. A turn that has not begun has none. `rich-fen.ts` reads and writes it. */

/** What looks like the field. */
export const SERIES_FIELD: RegExp = /^[0-9]{1,3}\/[0-9]{1,3}$/;
