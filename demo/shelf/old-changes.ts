/** Takes over the shelf of a page that had no database. Fetched where there is one. */
import { t } from "../language.ts";
import { OLD_SHELF, type Storage } from "../storage.ts";
import { type Change, newId } from "./change.ts";
import type { Item } from "./item.ts";
import { readOldShelf } from "./old-shelf.ts";

/** Key prefix under which unreadable data is set aside, followed by the time. */
const ASIDE = "fairywren-unread-";

export interface OldChanges {
  readonly changes: readonly Change[];
  /** What has to be said of it. */
  readonly troubles: readonly string[];
  /** Whether the text may go once the changes are kept. */
  readonly isToGo: boolean;
}

export function oldChanges(storage: Storage | null, text: string): OldChanges {
  const read = readOldShelf(text, Date.now());
  if (read.kind === "newer") {
    const trouble = t`What this browser keeps for the page was written by a newer page (version ${read.version}). It is left alone; reload to get that page.`;
    return { changes: [], troubles: [trouble], isToGo: false };
  }
  const troubles = read.isWhole ? [] : [setAside(storage, text)];
  return { changes: read.items.map(changeTo), troubles, isToGo: true };
}

/** Stores what cannot be read under another key, since the rest of it moves. */
function setAside(storage: Storage | null, text: string): string {
  const name = ASIDE + new Date().toISOString();
  try {
    storage?.setItem(name, text);
    storage?.removeItem(OLD_SHELF);
  } catch {
    return t`Something that this browser keeps for the page cannot be read. It is left as it is; what can be read stays.`;
  }
  return t`Something that this browser keeps for the page cannot be read. It was set aside in the storage as '${name}', and what can be read stays.`;
}

function changeTo(item: Item): Change {
  return { id: item.id, item, revision: newId(), seen: null };
}
