/** The repository's root folder. */
export const ROOT: string;

/** Each generated file, relative to the root, and how its text is made. */
export const GENERATED: readonly [path: string, textOf: (schema: unknown, root: string) => string | Promise<string>][];

/** The schema of a variant file. */
export function readSchema(): Record<string, unknown>;
