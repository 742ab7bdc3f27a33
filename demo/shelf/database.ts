/** The browser's database (IndexedDB), in which the shelf is kept: one record for each item. */
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from "idb";
import { type Change, type Stored, stepFor } from "./change.ts";

/** Where the shelf is kept. */
export interface Shelves {
  /** All records, as they are. */
  readAll(): Promise<readonly unknown[]>;
  /** Makes all changes, or none: then it rejects.
   *  @returns the ids under which items are kept that another tab had changed meanwhile, by their own */
  write(changes: readonly Change[]): Promise<ReadonlyMap<string, string>>;
  /** Takes back what is being read and written, which then rejects. */
  stop(): void;
}

/** Why there is none. */
export class NoShelves extends Error {
  /** `newer`: written by a later page; `none`: the browser has no database for this page. */
  readonly reason: "newer" | "none";

  constructor(reason: NoShelves["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** Version of the layout below. Another layout gets another number and a step in `upgrade`, so that whatever an earlier
 *  page has kept is taken over. */
export const DATABASE_VERSION = 2;
const NAME = "fairywren";
const ITEMS = "items";

interface Layout extends DBSchema {
  items: { key: string; value: Stored };
}

export interface OpenOptions {
  /** A page of a later version wants to change the layout; this one keeps nothing any more. */
  readonly onOutdated: () => void;
  /** A tab with an earlier version holds on to the old layout. */
  readonly onBlocked: () => void;
}

/** @throws {NoShelves} */
export async function openShelves({ onOutdated, onBlocked }: OpenOptions): Promise<Shelves> {
  try {
    const database = await openDB<Layout>(NAME, DATABASE_VERSION, {
      upgrade: (opened, before) => {
        // The second version is the first with games by links, which an older page would keep without what it knows of them.
        if (before < 1) opened.createObjectStore(ITEMS, { keyPath: "id" });
      },
      blocked: onBlocked,
      blocking: () => {
        database.close();
        onOutdated();
      },
    });
    return shelvesIn(database);
  } catch (error) {
    throw new NoShelves(error instanceof DOMException && error.name === "VersionError" ? "newer" : "none");
  }
}

/** Whether reading or writing was stopped by the page itself. */
export function isStop(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

function shelvesIn(database: IDBPDatabase<Layout>): Shelves {
  const running = new Set<{ abort(): void }>();
  const run = async <Mode extends "readonly" | "readwrite", Answer>(
    mode: Mode,
    work: (items: IDBPObjectStore<Layout, ["items"], "items", Mode>) => Promise<Answer>,
  ): Promise<Answer> => {
    const transaction = database.transaction(ITEMS, mode);
    running.add(transaction);
    try {
      const answer = await work(transaction.store);
      await transaction.done;
      return answer;
    } catch (error) {
      transaction.done.catch(() => undefined); // it is told once
      abort(transaction);
      throw error;
    } finally {
      running.delete(transaction);
    }
  };
  return {
    readAll: () => run("readonly", (items) => items.getAll()),
    write: (changes) =>
      run("readwrite", async (items) => {
        const moved = new Map<string, string>();
        for (const change of changes) {
          const step = stepFor(change, (await items.get(change.id)) ?? null);
          if (step.type === "delete") await items.delete(change.id);
          if (step.type !== "put") continue;
          await items.put(step.stored);
          if (step.stored.id !== change.id) moved.set(change.id, step.stored.id);
        }
        return moved;
      }),
    stop: () => {
      for (const transaction of running) abort(transaction);
    },
  };
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has failed by itself.
  }
}
