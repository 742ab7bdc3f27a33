/** Edits of promotion and castling, whose lists replace inherited ones as a whole. */
import type { Making } from "./making.ts";
import { type Path, type Plain, removeValue, setValue } from "./yaml-text.ts";

type ListName = "promotion" | "castling";

/** Edits a list in place if the text has its own; otherwise writes the inherited one with the change.
 *  @param change one value of the list, by its path in the list; null removes it */
export function changeList(making: Making, text: string, list: ListName, path: Path, change: Plain | null): string {
  const own = Array.isArray(making.own[list]);
  const start = own ? text : setValue(text, [list], entriesOf(making, list) as Plain);
  const whole = [list, ...path];
  return change === null ? removeValue(start, whole) : setValue(start, whole, change);
}

/** Keeps the entries with these indices. */
export function keepEntries(making: Making, text: string, list: ListName, kept: readonly number[]): string {
  const entries = entriesOf(making, list);
  if (kept.length === entries.length) return text;
  if (kept.length === 0) return setValue(text, [list], "none");
  const gone = entries.flatMap((_, index) => (kept.includes(index) ? [] : [index])).reverse();
  if (Array.isArray(making.own[list])) return gone.reduce((rest, index) => removeValue(rest, [list, index]), text);
  return setValue(text, [list], kept.map((index) => entries[index]) as Plain);
}

export function entriesOf({ whole }: Making, list: ListName): readonly unknown[] {
  const entries = whole[list];
  return Array.isArray(entries) ? entries : [];
}

/** Adds an entry behind those that there are. */
export function appendEntry(making: Making, list: ListName, entry: Plain): string {
  const entries = entriesOf(making, list);
  const isOwn = Array.isArray(making.own[list]);
  return isOwn
    ? setValue(making.text, [list, entries.length], entry)
    : setValue(making.text, [list], [...entries, entry] as Plain);
}
