/** The part of a FEN's field of en passant that is about a count; `rich-fen.ts` reads and writes it. */

/** A number in front of what there is of en passant, or alone. */
export const COUNT_IN_PASSING = /^(0|[1-9][0-9]*)(?=$|[a-p])/;
