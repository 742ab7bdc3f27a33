/** Marks what the loader has made. A copy that spreads a variant keeps the mark, and every copy of the library that a page
 *  may have loaded knows it. */
export const MADE: unique symbol = Symbol.for("fairywren.variant");
