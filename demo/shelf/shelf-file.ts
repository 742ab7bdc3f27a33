/**
 * The shelf as one file, which another browser takes in: JSON with a format, a version and all items (`docs/shelf.md`). A file
 * comes from outside: it is read as a whole or refused with the reason, and never replaces what is there.
 */
import { newId } from "./change.ts";
import { type Item, isSame, readItem, recordOf } from "./item.ts";
import { ofOwn } from "./learnt-shelf.ts";

const FORMAT = "fairywren-shelf";
/** Another layout gets another number, and its reader also reads the earlier ones. */
export const FILE_VERSION = 2;
/** In bytes. A whole shelf of games has a few hundred thousand. */
export const LARGEST_FILE = 32 * 1024 * 1024;
const MOST_ITEMS = 20_000;

/** Why a file is refused, as a sentence. */
export class ShelfFileError extends Error {}

export function writeShelfFile(items: readonly Item[], now: Date): string {
  return `${JSON.stringify({ format: FORMAT, version: FILE_VERSION, saved: now.toISOString(), items }, null, 1)}\n`;
}

/** @throws {ShelfFileError} */
export function readShelfFile(text: string): readonly Item[] {
  const whole = recordOf(parse(text));
  if (whole?.format !== FORMAT) throw new ShelfFileError(`It is no file of a shelf: its 'format' is not '${FORMAT}'.`);
  if (typeof whole.version !== "number" || whole.version < 1 || !Number.isInteger(whole.version))
    throw new ShelfFileError("Its 'version' is no whole number from 1 on.");
  if (whole.version > FILE_VERSION)
    throw new ShelfFileError(
      `It was saved by a newer page: version ${whole.version}, where this page reads up to ${FILE_VERSION}. Reload to get that page.`,
    );
  if (!Array.isArray(whole.items)) throw new ShelfFileError("Its 'items' are no list.");
  if (whole.items.length > MOST_ITEMS) throw new ShelfFileError(`It has more than ${MOST_ITEMS} items.`);
  return whole.items.map(itemAt);
}

/** What an import does. */
export interface Arrivals {
  readonly added: readonly Item[];
  /** Items that are there already, word for word. */
  readonly known: number;
}

/** Items of a file beside those that are there. One that says something else than the item with its id becomes another, and
 *  what belongs to it goes along. */
export function arrivalsOf(items: readonly Item[], thereWith: (id: string) => Item | null): Arrivals {
  const ids = new Map<string, string>();
  const fresh = items.filter((item) => {
    const there = thereWith(item.id);
    if (there && isSame(there, item)) return false;
    if (there || ids.has(item.id)) ids.set(item.id, newId());
    else ids.set(item.id, item.id);
    return true;
  });
  const added = fresh
    .map((item) => withIds(item, ids))
    .filter((item, at, all) => all.findIndex(({ id }) => id === item.id) === at);
  return { added, known: items.length - added.length };
}

function withIds(item: Item, ids: ReadonlyMap<string, string>): Item {
  const id = ids.get(item.id) ?? item.id;
  if (item.kind !== "draft" && item.kind !== "learnt") return { ...item, id };
  const owner = [...ids].find(([before]) => item.of === ofOwn(before));
  const of = owner ? ofOwn(owner[1]) : item.of;
  return { ...item, id: item.kind === "learnt" ? `learnt ${of}` : id, of };
}

function itemAt(value: unknown, at: number): Item {
  const read = readItem(value);
  if ("item" in read) return read.item;
  throw new ShelfFileError(`Item ${at + 1} ${read.fault.startsWith("'") ? "has a fault: " : ""}${read.fault}.`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ShelfFileError(`It is no JSON. ${error instanceof Error ? error.message : ""}`);
  }
}
