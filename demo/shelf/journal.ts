/**
 * What the database could not be told before the page went: it answers later than a page may wait. It lies in `localStorage`
 * until the next page takes it over; so does the shelf of pages that had no database.
 */
import { OLD_SHELF, type Storage } from "../storage.ts";
import type { Change } from "./change.ts";
import { readItem, recordOf } from "./item.ts";
import type { OldChanges } from "./old-changes.ts";

const KEY = "fairywren-unsaved";

/** What lies there to be taken over. */
export interface Found {
  readonly changes: readonly Change[];
  /** What has to be said of it. */
  readonly troubles: readonly string[];
  /** Called once the changes are kept. */
  done(): void;
}

/** @returns whether there was room */
export function writeJournal(storage: Storage | null, changes: readonly Change[]): boolean {
  try {
    if (changes.length > 0) storage?.setItem(KEY, JSON.stringify(changes));
    else storage?.removeItem(KEY);
    return storage !== null;
  } catch {
    return false;
  }
}

/** What reads the old shelf is fetched where there is one; if it cannot be, the shelf is left for the next page. */
export async function findJournal(storage: Storage | null): Promise<Found> {
  const journal = textAt(storage, KEY);
  const text = textAt(storage, OLD_SHELF);
  const old = text === null ? null : await takeOverOld(storage, text).catch(() => null);
  const done = () => {
    if (textAt(storage, KEY) === journal) storage?.removeItem(KEY);
    if (old?.isToGo && textAt(storage, OLD_SHELF) === text) storage?.removeItem(OLD_SHELF);
  };
  return { changes: [...(old?.changes ?? []), ...journalChanges(journal)], troubles: old?.troubles ?? [], done };
}

async function takeOverOld(storage: Storage | null, text: string): Promise<OldChanges> {
  return (await import("./old-changes.ts")).oldChanges(storage, text);
}

function journalChanges(text: string | null): Change[] {
  const list = parse(text);
  return Array.isArray(list) ? list.flatMap(readChange) : [];
}

function readChange(value: unknown): Change[] {
  const { id, item, revision, seen } = recordOf(value) ?? {};
  const isSeen = seen === null || typeof seen === "string";
  if (typeof id !== "string" || typeof revision !== "string" || !isSeen) return [];
  if (item === null) return [{ id, item, revision, seen }];
  const read = readItem(item);
  return "item" in read ? [{ id, item: read.item, revision, seen }] : [];
}

function textAt(storage: Storage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
