/** A program of the bench as it is built. Paths are relative to `bench/`. */
export interface Bundle {
  /** What it is made of besides `common/`. */
  readonly rooms: readonly string[];
  /** What is started. */
  readonly files: readonly string[];
}

export const BUNDLES: Readonly<Record<string, Bundle>>;

/** What decides how games go: files and folders, from the root. */
export const PLAYS: readonly string[];

/** What a file is called when it is built. */
export function nameOf(file: string): string;
