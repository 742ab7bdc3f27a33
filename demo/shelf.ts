/**
 * What a person's own work is, as it is kept in the browser: variants of one's own and texts that are not sound yet.
 * It is one text of JSON with the number of its version. What cannot be read is told, never guessed at: the caller sees to
 * it that nothing is written over it.
 */

/** Of the form below. Another form has another number, and whoever makes it reads the ones before as well. */
export const SHELF_VERSION = 1;

/** A variant of one's own, sound when it was kept. */
export interface OwnVariant {
  /** Unique on this shelf, never shown. */
  readonly id: string;
  readonly name: string;
  readonly yaml: string;
  /** The id of the shipped variant that it was made of. */
  readonly origin: string;
}

/** A text that is not sound yet. */
export interface Draft {
  /** What it was begun from: `own ID` or `shipped ID`. */
  readonly of: string;
  readonly yaml: string;
}

/** In the order in which they were kept: the newest last. */
export interface Shelf {
  readonly variants: readonly OwnVariant[];
  readonly drafts: readonly Draft[];
}

export const EMPTY_SHELF: Shelf = { variants: [], drafts: [] };

/** How a kept text was read. */
export type ReadShelf =
  /** `isWhole` is false when something in it could not be read and is missing in `shelf`. */
  | { readonly kind: "read"; readonly shelf: Shelf; readonly isWhole: boolean }
  /** Written by a later page. */
  | { readonly kind: "newer"; readonly version: number };

/** Reads what `writeShelf` has written; null stands for nothing kept yet. */
export function readShelf(text: string | null): ReadShelf {
  if (text === null) return { kind: "read", shelf: EMPTY_SHELF, isWhole: true };
  const whole = recordOf(parse(text));
  if (typeof whole?.version === "number" && whole.version > SHELF_VERSION)
    return { kind: "newer", version: whole.version };
  if (whole?.version !== SHELF_VERSION) return { kind: "read", shelf: EMPTY_SHELF, isWhole: false };
  const [variants, drafts] = [listOf(whole.variants), listOf(whole.drafts)];
  const shelf = { variants: variants.filter(isOwnVariant), drafts: drafts.filter(isDraft) };
  const lost = variants.length - shelf.variants.length + drafts.length - shelf.drafts.length;
  const isWhole = Array.isArray(whole.variants) && Array.isArray(whole.drafts) && lost === 0;
  return { kind: "read", shelf, isWhole };
}

export function writeShelf({ variants, drafts }: Shelf): string {
  return JSON.stringify({ version: SHELF_VERSION, variants, drafts });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isOwnVariant(item: unknown): item is OwnVariant {
  const { id, name, yaml, origin } = recordOf(item) ?? {};
  return [id, name, yaml, origin].every((part) => typeof part === "string") && id !== "";
}

function isDraft(item: unknown): item is Draft {
  const { of, yaml } = recordOf(item) ?? {};
  return typeof of === "string" && typeof yaml === "string";
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
