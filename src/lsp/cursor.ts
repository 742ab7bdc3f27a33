/**
 * What is being written at a place of a file that may be half written. A word that nobody writes is put there, and looked for
 * in what the reader makes of the text: so the reader decides, by its own rules, in which map or list the place is.
 */
import type { Located, LocatedMap, Path } from "../definition/located.ts";
import { sketchOf } from "../definition/sketch.ts";

export interface Cursor {
  /** Of the map in which a key is begun, or of the value. */
  readonly path: Path;
  /** The map in which a key is begun; null for a value. */
  readonly map: LocatedMap | null;
  /** The key or value before the cursor. */
  readonly before: string;
}

const MARK = "zzCursorzz";

/** What is written at an offset; null in a comment, in a block of text, or where nothing can be understood. */
export function cursorAt(text: string, offset: number): Cursor | null {
  const mark = beginsLine(text, offset) ? `${MARK}:` : MARK;
  const { root } = sketchOf(text.slice(0, offset) + mark + text.slice(offset), "cursor.yaml");
  return cursorIn(root, []);
}

/** Whether nothing but a word, and dashes of a list before it, is on the line: it may become a key. */
function beginsLine(text: string, offset: number): boolean {
  const before = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  const after = /^.*/.exec(text.slice(offset))?.[0] ?? "";
  return /^\s*(?:- +)*[\w-]*$/.test(before) && /^[\w-]*\s*(?:#.*)?$/.test(after);
}

function cursorIn(node: Located, path: Path): Cursor | null {
  if (node.type === "scalar") {
    if (node.block || typeof node.value !== "string" || !node.value.includes(MARK)) return null;
    return { path, map: null, before: beforeMark(node.value) };
  }
  const inner = node.type === "list" ? node.items.entries() : node.entries;
  for (const [step, part] of inner) {
    if (node.type === "map" && String(step).includes(MARK))
      return { path, map: node, before: beforeMark(String(step)) };
    const found = cursorIn("type" in part ? part : part.value, [...path, step]);
    if (found) return found;
  }
  return null;
}

function beforeMark(text: string): string {
  return text.slice(0, text.indexOf(MARK));
}

/** Whether a key of a map is the one that is being written. */
export function isBeingWritten(key: string): boolean {
  return key.includes(MARK);
}
