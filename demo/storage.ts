/** What the browser keeps for the page. */

/** The part of `localStorage` that is used. */
export type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

/** Null where a browser forbids it, as in a private window. */
export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
