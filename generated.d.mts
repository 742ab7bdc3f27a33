/** What the step `kernels` makes among the sources, relative to the root. */
export const OF_KERNELS: readonly string[];

/** What the step `schema` makes among the sources. */
export const OF_SCHEMA: readonly string[];

/** Ends the program with a sentence when one of them is missing. */
export function expectGenerated(): void;
