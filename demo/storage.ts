/** What the browser keeps for the page. */

/** The part of `localStorage` that is used. */
export type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

/** Where the shelf of pages without a database is. */
export const OLD_SHELF = "fairywren";

/** Null where a browser forbids it, as in a private window. */
export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
