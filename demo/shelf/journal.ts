/**
 * What the database could not be told before the page went: it answers later than a page may wait. It lies in `localStorage`
 * until the next page takes it over; so does the shelf of pages that had no database.
 */

import { t } from "../language.ts";
import type { Storage } from "../storage.ts";
import type { Change } from "./change.ts";
import { newId } from "./change.ts";
import { type Item, readItem, recordOf } from "./item.ts";
import { OLD_KEY, readOldShelf } from "./old-shelf.ts";

const KEY = "fairywren-unsaved";
/** Key prefix under which unreadable data is set aside, followed by the time. */
const ASIDE = "fairywren-unread-";

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

export function findJournal(storage: Storage | null): Found {
  const journal = textAt(storage, KEY);
  const old = textAt(storage, OLD_KEY);
  const troubles: string[] = [];
  const changes = [...oldChanges(storage, old, troubles), ...journalChanges(journal)];
  const done = () => {
    if (textAt(storage, KEY) === journal) storage?.removeItem(KEY);
    if (isToGo(old) && textAt(storage, OLD_KEY) === old) storage?.removeItem(OLD_KEY);
  };
  return { changes, troubles, done };
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

function oldChanges(storage: Storage | null, text: string | null, troubles: string[]): Change[] {
  if (text === null) return [];
  const read = readOldShelf(text, Date.now());
  if (read.kind === "newer") {
    troubles.push(
      t`What this browser keeps for the page was written by a newer page (version ${read.version}). It is left alone; reload to get that page.`,
    );
    return [];
  }
  if (!read.isWhole) troubles.push(...setAside(storage, text));
  return read.items.map(changeTo);
}

/** Stores what cannot be read under another key, since the rest of it moves. */
function setAside(storage: Storage | null, text: string): string[] {
  const name = ASIDE + new Date().toISOString();
  try {
    storage?.setItem(name, text);
    storage?.removeItem(OLD_KEY);
  } catch {
    return [
      t`Something that this browser keeps for the page cannot be read. It is left as it is; what can be read stays.`,
    ];
  }
  return [
    t`Something that this browser keeps for the page cannot be read. It was set aside in the storage as '${name}', and what can be read stays.`,
  ];
}

function isToGo(old: string | null): boolean {
  return old !== null && readOldShelf(old, 0).kind === "read";
}

function changeTo(item: Item): Change {
  return { id: item.id, item, revision: newId(), seen: null };
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
