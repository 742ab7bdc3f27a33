/** The repository's root folder. */
export const ROOT: string;

/** Each generated file, relative to the root, and how its text is made. */
export const GENERATED: readonly [path: string, textOf: (schema: unknown, root: string) => string | Promise<string>][];

/** Folders of which each file is generated, and how their texts are made: by path, relative to the root. */
export const GENERATED_FOLDERS: readonly [
  folder: string,
  textsOf: (root: string) => Promise<Readonly<Record<string, string>>>,
][];

/** The schema of a variant file. */
export function readSchema(): Record<string, unknown>;
