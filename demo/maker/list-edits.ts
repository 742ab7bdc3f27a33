/** Changes of the lists that replace what is inherited as a whole: promotion and castling. */
import type { Making } from "./making.ts";
import { type Path, type Plain, removeValue, setValue } from "./yaml-text.ts";

type ListName = "promotion" | "castling";

/** Changes a list in its place where the text has one of its own, otherwise writes the inherited one with the change.
 *  @param change one value of the list, by its path from the list; null takes it away */
export function changeList(making: Making, text: string, list: ListName, path: Path, change: Plain | null): string {
  const own = Array.isArray(making.own[list]);
  const start = own ? text : setValue(text, [list], entriesOf(making, list) as Plain);
  const whole = [list, ...path];
  return change === null ? removeValue(start, whole) : setValue(start, whole, change);
}

/** Keeps some entries of a list, by their indices. */
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
