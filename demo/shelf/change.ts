/** A change of the shelf, and what becomes of it where another tab has changed the same item meanwhile. */
import { type Item, isSame } from "./item.ts";

/** An item as it lies in the database. */
export interface Stored {
  readonly id: string;
  readonly item: Item;
  /** Another one for every write. */
  readonly revision: string;
}

/** An item is put in place of the one that this page has seen; null deletes it. */
export interface Change {
  readonly id: string;
  readonly item: Item | null;
  readonly revision: string;
  /** The revision that this page has seen there; null for none. */
  readonly seen: string | null;
}

/** What is done to the database for a change. */
export type Step =
  | { readonly type: "put"; readonly stored: Stored }
  | { readonly type: "delete" }
  /** Nothing: it is there already, or another tab has changed what was to be deleted. */
  | { readonly type: "none" };

/** Nothing that another tab has made is replaced: where it has changed the item, this page's becomes one of its own. */
export function stepFor({ id, item, revision, seen }: Change, there: Stored | null): Step {
  const isSeen = there === null || there.revision === seen;
  if (!item) return there && isSeen ? { type: "delete" } : { type: "none" };
  if (there && (there.revision === revision || isSame(there.item, item))) return { type: "none" };
  if (isSeen) return { type: "put", stored: { id, item, revision } };
  const other = newId();
  return { type: "put", stored: { id: other, item: { ...item, id: other }, revision } };
}

let count = 0;

/** A new unique id. */
export function newId(): string {
  return `${Date.now().toString(36)}-${Math.floor(Math.random() * 2 ** 32).toString(36)}-${(count++).toString(36)}`;
}
