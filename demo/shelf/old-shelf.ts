/** The shelf as pages kept it before there was a database: one JSON text in `localStorage`, with a version number. */
import { type Item, readItem, recordOf } from "./item.ts";

/** The last version; the first had nothing that was learnt. */
const OLD_VERSION = 2;

/** The result of reading it. */
export type OldShelf =
  /** `isWhole` is false when a part could not be read and is missing in `items`. */
  | { readonly kind: "read"; readonly items: readonly Item[]; readonly isWhole: boolean }
  /** Written by a page that is not known here. */
  | { readonly kind: "newer"; readonly version: number };

/** Reads the text. Items get the time at which they are taken over; drafts and what was learnt had no id. */
export function readOldShelf(text: string, nowMs: number): OldShelf {
  const whole = recordOf(parse(text));
  const version = whole?.version;
  if (typeof version === "number" && version > OLD_VERSION) return { kind: "newer", version };
  if (!whole || (version !== 1 && version !== OLD_VERSION)) return { kind: "read", items: [], isWhole: false };
  const lists = [
    itemsOf(whole.variants, "variant", nowMs),
    itemsOf(whole.drafts, "draft", nowMs),
    itemsOf(version === 1 ? [] : whole.learnt, "learnt", nowMs),
  ];
  return { kind: "read", items: lists.flatMap(({ items }) => items), isWhole: lists.every(({ isWhole }) => isWhole) };
}

function itemsOf(list: unknown, kind: Item["kind"], changedMs: number) {
  if (!Array.isArray(list)) return { items: [], isWhole: false };
  const items = list.flatMap((value, at) => {
    const read = readItem({ id: `old-${kind}-${at}`, ...recordOf(value), kind, changedMs });
    return "item" in read ? [read.item] : [];
  });
  return { items, isWhole: items.length === list.length };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
