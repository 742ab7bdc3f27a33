/**
 * The user's own work as stored in the browser: variants, drafts that are not valid yet, and what the engine has learnt of
 * variants. It is one JSON text with a version number. What cannot be read is reported, never guessed; the caller makes sure that it is not overwritten.
 */

/** Version of the format below. Another format gets another number, and its reader also reads the earlier ones: the first
 *  had nothing that was learnt. */
export const SHELF_VERSION = 2;

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

/** What the engine has learnt of a variant. It outlives the variant until something else is learnt, for Undo brings
 *  back a deleted one. */
export interface Learnt {
  /** `own ID` or `shipped ID`. */
  readonly of: string;
  /** The text of a file of weights, which names the rules that they were fitted to. */
  readonly weights: string;
  /** How it did against the engine before: its games, its share of their points, and the 95 % interval of that. */
  readonly judged: { readonly games: number; readonly score: number; readonly low: number; readonly high: number };
}

/** In the order of storing, the newest last. */
export interface Shelf {
  readonly variants: readonly OwnVariant[];
  readonly drafts: readonly Draft[];
  readonly learnt: readonly Learnt[];
}

export const EMPTY_SHELF: Shelf = { variants: [], drafts: [], learnt: [] };

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
  if (whole?.version === 1) return readLists({ ...whole, learnt: [] });
  if (whole?.version === SHELF_VERSION) return readLists(whole);
  return { kind: "read", shelf: EMPTY_SHELF, isWhole: false };
}

export function writeShelf({ variants, drafts, learnt }: Shelf): string {
  return JSON.stringify({ version: SHELF_VERSION, variants, drafts, learnt });
}

function readLists(whole: Readonly<Record<string, unknown>>): ReadShelf {
  const variants = readList(whole.variants, isOwnVariant);
  const drafts = readList(whole.drafts, isDraft);
  const learnt = readList(whole.learnt, isLearnt);
  const shelf = { variants: variants.items, drafts: drafts.items, learnt: learnt.items };
  return { kind: "read", shelf, isWhole: [variants, drafts, learnt].every(({ isWhole }) => isWhole) };
}

function readList<Item>(list: unknown, isItem: (item: unknown) => item is Item) {
  if (!Array.isArray(list)) return { items: [], isWhole: false };
  const items = list.filter(isItem);
  return { items, isWhole: items.length === list.length };
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

function isLearnt(item: unknown): item is Learnt {
  const { of, weights, judged } = recordOf(item) ?? {};
  const { games, score, low, high } = recordOf(judged) ?? {};
  return [of, weights].every((part) => typeof part === "string") && [games, score, low, high].every(Number.isFinite);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
}
