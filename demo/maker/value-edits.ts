/** Edits of values that are inherited key by key, and of lists that replace inherited ones as a whole. */
import { documentOf } from "../../src/document.ts";
import type { Making } from "./making.ts";
import { type Path, type Plain, removeValue, setValue } from "./yaml-text.ts";

/** The value at a path of the document with everything inherited; undefined where nothing is said. */
export function valueAt({ whole }: Pick<Making, "whole">, path: Path): unknown {
  return find(whole, path);
}

/** Writes a value, or takes it out of the text where what is inherited, or usual without it, says the same.
 *  @param usual what a file means that does not have the key */
export function writeValue(making: Making, text: string, path: Path, value: Plain, usual: Plain): string {
  const inherited = making.parent ? (find(documentOf(making.parent), path) ?? usual) : usual;
  return isEqual(value, inherited) ? removeValue(text, path) : setValue(text, path, value);
}

function find(document: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], document);
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
