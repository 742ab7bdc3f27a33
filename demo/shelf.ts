/**
 * The user's own work as stored in the browser: variants, and drafts that are not valid yet. It is one JSON text with a
 * version number. What cannot be read is reported, never guessed; the caller makes sure that it is not overwritten.
 */

/** Version of the format below. Another format gets another number, and its reader also reads the earlier ones. */
export const SHELF_VERSION = 1;

/** A variant of the user's own, valid when it was stored. */
export interface OwnVariant {
  /** Unique on this shelf, never shown. */
  readonly id: string;
  readonly name: string;
  readonly yaml: string;
  /** The id of the shipped variant that it was made from. */
  readonly origin: string;
}

/** A text that is not valid yet. */
export interface Draft {
  /** What it was made from: `own ID` or `shipped ID`. */
  readonly of: string;
  readonly yaml: string;
}

/** In the order of storing, the newest last. */
export interface Shelf {
  readonly variants: readonly OwnVariant[];
  readonly drafts: readonly Draft[];
}

export const EMPTY_SHELF: Shelf = { variants: [], drafts: [] };

/** The result of reading a stored text. */
export type ReadShelf =
  /** `isWhole` is false when a part could not be read and is missing in `shelf`. */
  | { readonly kind: "read"; readonly shelf: Shelf; readonly isWhole: boolean }
  /** Written by a later version of the page. */
  | { readonly kind: "newer"; readonly version: number };

/** Reads what `writeShelf` has written; null for nothing stored yet. */
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
