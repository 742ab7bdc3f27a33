/** Marks variants made by the loader. Spreading a variant keeps the mark, and every copy of the library in a page
 *  recognises it. */
export const MADE: unique symbol = Symbol.for("fairywren.variant");
