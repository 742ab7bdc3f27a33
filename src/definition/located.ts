/**
 * A YAML document as plain values with their places, so that a fault found much later, even in a value inherited from
 * another file, is reported where it is.
 */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";

/** A text and its name. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
  /** Offsets of line starts, ascending; the first is 0. */
  readonly lineStarts: readonly number[];
}

/** A range of a text: offsets in UTF-16 units, `end` exclusive. */
export interface Span {
  readonly source: SourceText;
  readonly start: number;
  readonly end: number;
}

export type Scalar = string | number | boolean | null;

export type Located = LocatedScalar | LocatedList | LocatedMap;

export interface LocatedScalar {
  readonly type: "scalar";
  readonly value: Scalar;
  readonly span: Span;
  /** A block after `|`: each line of the value is a line of the source. */
  readonly block: boolean;
  /** Whether a fault of this value has been reported; the value itself is meaningless. */
  readonly broken: boolean;
}

export interface LocatedList {
  readonly type: "list";
  readonly items: readonly Located[];
  readonly span: Span;
}

export interface LocatedMap {
  readonly type: "map";
  readonly entries: ReadonlyMap<string, LocatedEntry>;
  readonly span: Span;
}

export interface LocatedEntry {
  readonly key: Span;
  readonly value: Located;
}

/** The path to a value from the root: keys of maps and indices of lists. */
export type Path = readonly (string | number)[];

export function sourceText(file: string, text: string): SourceText {
  const lineStarts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lineStarts.push(at + 1);
  return { file, text, lineStarts };
}

/** Line and column of an offset, both from 1. */
export function placeOf(
  { lineStarts }: SourceText,
  offset: number,
): { readonly line: number; readonly column: number } {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lineStarts[middle] <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - lineStarts[low] + 1 };
}

/** A fault without its place. */
export interface Complaint {
  readonly code: string;
  readonly message: string;
  readonly hint?: string | null;
}

/** An error at a span; it extends no further than the span's first line. */
export function errorAt({ source, start, end }: Span, { code, message, hint = null }: Complaint): Diagnostic {
  const { line, column } = placeOf(source, start);
  const lineEnd = source.text.indexOf("\n", start);
  const last = lineEnd < 0 ? end : Math.min(end, lineEnd);
  return { code, severity: "error", message, file: source.file, line, column, length: Math.max(1, last - start), hint };
}

/** Whether a value has a meaning. Those that have none are left out of plain values, and are not counted in paths. */
export function isWhole(node: Located): boolean {
  return node.type !== "scalar" || !node.broken;
}

/** The value at a path, or null. */
export function valueAt(root: Located, path: Path): Located | null {
  let node: Located | null | undefined = root;
  for (const step of path) {
    if (node?.type === "map") node = node.entries.get(String(step))?.value;
    else if (node?.type === "list") node = node.items.filter(isWhole)[Number(step)];
    else return null;
  }
  return node ?? null;
}

/** Where the key of a path is; for an item of a list the item's place; null if there is neither. */
export function keySpanAt(root: Located, path: Path): Span | null {
  const parent = valueAt(root, path.slice(0, -1));
  if (path.length === 0) return root.span;
  if (parent?.type === "map") return parent.entries.get(String(path[path.length - 1]))?.key ?? null;
  return valueAt(root, path)?.span ?? null;
}

/** The place of a part of a text value, or of the whole value if the source writes it differently.
 *  @param offset of the part in the value, in UTF-16 units */
export function spanWithin(node: LocatedScalar, offset: number, length: number): Span {
  const { span, value } = node;
  if (typeof value !== "string") return span;
  return (node.block ? withinBlock(node, value, offset, length) : withinLine(span, value, offset, length)) ?? span;
}

function withinLine({ source, start, end }: Span, value: string, offset: number, length: number): Span | null {
  const quoted = /^["']/.test(source.text.slice(start, end)) ? 1 : 0;
  const from = start + quoted;
  if (source.text.slice(from, from + value.length) !== value) return null;
  return { source, start: from + offset, end: from + offset + Math.max(1, length) };
}

function withinBlock({ span }: LocatedScalar, value: string, offset: number, length: number): Span | null {
  const { source } = span;
  const before = value.slice(0, offset);
  const row = before.split("\n").length - 1;
  const column = offset - (before.lastIndexOf("\n") + 1);
  const valueLine = value.split("\n")[row] ?? "";
  const lineStart = source.lineStarts[placeOf(source, span.start).line + row];
  if (lineStart === undefined) return null;
  const indent = source.text.slice(lineStart).search(/[^ ]|$/);
  const blanks = valueLine.search(/[^ ]|$/);
  const start = lineStart + indent - blanks + column;
  return { source, start, end: start + Math.max(1, length) };
}
