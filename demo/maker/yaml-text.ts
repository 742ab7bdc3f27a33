/**
 * Edits of single values in a YAML text, leaving all other characters unchanged: comments, columns, quotes. The text is
 * edited at the value and read back as a check; if it is written in a way that this does not expect, the library's own
 * document is written instead, which keeps comments but not columns.
 */
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

export type Plain = string | number | boolean | readonly Plain[] | { readonly [key: string]: Plain };

/** Keys of maps and indices of lists, from the root. */
export type Path = readonly (string | number)[];

/** Sets the value of a key or of a list item; maps on the path are created. The index after a list's last item appends.
 *  A text of several lines is written as a block. */
export function setValue(text: string, path: Path, value: Plain): string {
  const document = parseDocument(text);
  const changed = splice(text, document, path, value);
  setIn(document, path, value);
  return changed !== null && isAlike(changed, document) ? changed : document.toString({ lineWidth: 0 });
}

/** Like the library's `setIn`, but a scalar on the path, such as `none`, is replaced by a map. */
function setIn(document: Document, path: Path, value: Plain): void {
  const depth = path.findIndex((_, index) => index > 0 && isScalar(document.getIn(path.slice(0, index), true)));
  if (depth < 0) {
    document.setIn(path, document.createNode(value));
    return;
  }
  const inner = path.slice(depth).reduceRight<Plain>((part, key) => ({ [key]: part }), value);
  document.setIn(path.slice(0, depth), document.createNode(inner));
}

/** Removes a key or a list item, and any map or list that becomes empty. Without such a key the text is unchanged. */
export function removeValue(text: string, path: Path): string {
  const document = parseDocument(text);
  if (!document.hasIn(path)) return text;
  const parent = path.slice(0, -1);
  const holder = document.getIn(parent, true);
  if (parent.length > 0 && isCollection(holder) && holder.items.length === 1) return removeValue(text, parent);
  const changed = cut(text, document, path);
  document.deleteIn(path);
  return changed !== null && isAlike(changed, document) ? changed : document.toString({ lineWidth: 0 });
}

/** Renames a key in its place: its value, its comments and the order of the keys stay. */
export function renameKey(text: string, path: Path, name: string): string {
  const document = parseDocument(text);
  const map = document.getIn(path.slice(0, -1), true);
  const pair = isMap(map) ? pairOf(map, path[path.length - 1]) : null;
  if (!pair || !isScalar(pair.key)) return text;
  const [start, end] = pair.key.range ?? [0, 0];
  const changed = text.slice(0, start) + scalarText(name) + text.slice(end);
  pair.key.value = name;
  return isAlike(changed, document) ? changed : document.toString({ lineWidth: 0 });
}

/** The plain values of a YAML text. */
export function plainOf(text: string): unknown {
  return parseDocument(text).toJS();
}

function isAlike(text: string, wanted: Document): boolean {
  const document = parseDocument(text);
  return document.errors.length === 0 && JSON.stringify(document.toJS()) === JSON.stringify(wanted.toJS());
}

function splice(text: string, document: Document, path: Path, value: Plain): string | null {
  const parent = document.getIn(path.slice(0, -1), true);
  const key = path[path.length - 1];
  if (isMap(parent) && parent.flow && holdsBlockText(value) && path.length > 1)
    return splice(text, document, path.slice(0, -1), { ...(parent.toJSON() as object), [key]: value });
  const node = document.getIn(path, true);
  if (isNode(node)) return replace(text, document, path, node, value);
  if (isMap(parent)) return insertPair(text, parent, `${key}`, value, path.length === 1);
  if (isSeq(parent)) return insertItem(text, parent, value);
  return path.length > 1 ? splice(text, document, path.slice(0, -1), { [key]: value }) : null;
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isCollection(value);
}

function replace(text: string, document: Document, path: Path, node: Node, value: Plain): string | null {
  const [start, end] = node.range ?? [0, 0];
  if (isScalar(node) && node.type === "BLOCK_LITERAL" && isBlockText(value)) return replaceRows(text, node, value);
  const isFlat = isScalar(node) ? !node.type?.startsWith("BLOCK") : isCollection(node) && node.flow === true;
  if (isFlat && !holdsBlockText(value)) return text.slice(0, start) + writeFlow(value) + text.slice(end);
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) && !parent.flow ? pairOf(parent, path[path.length - 1]) : null;
  if (!pair) return null;
  const from = keyStart(pair);
  const indent = columnOf(text, from);
  const written = `${scalarText(String(path[path.length - 1]))}:${writeBlock(value, indent)}`;
  return text.slice(0, from) + written + text.slice(lineEnd(text, end));
}

/** Keeps the line of the `|` with its comment. */
function replaceRows(text: string, node: Scalar, value: string): string {
  const [start, end] = node.range ?? [0, 0];
  const head = text.indexOf("\n", start) + 1;
  const indent = /^ */.exec(text.slice(head))?.[0] ?? "";
  return text.slice(0, head) + indented(value, indent) + text.slice(end);
}

function insertPair(text: string, map: YAMLMap, key: string, value: Plain, isTop: boolean): string | null {
  const last = map.items.at(-1);
  if (map.flow) return isBlockText(value) ? null : insertInFlow(text, map, last, `${key}: ${writeFlow(value)}`);
  const first = map.items[0];
  if (!first || !last) return null;
  const indent = columnOf(text, keyStart(first));
  const at = lineEnd(text, pairEnd(last));
  const before = text.slice(0, at);
  const gap = `${before.endsWith("\n") ? "" : "\n"}${isTop ? "\n" : ""}`;
  const written = `${" ".repeat(indent)}${key}:${writeBlock(value, indent)}`;
  return before + gap + written + text.slice(at);
}

function insertInFlow(text: string, map: YAMLMap, last: Pair | undefined, written: string): string {
  if (last) {
    const at = pairEnd(last);
    return `${text.slice(0, at)}, ${written}${text.slice(at)}`;
  }
  const [start, end] = map.range ?? [0, 0];
  return `${text.slice(0, start)}{ ${written} }${text.slice(end)}`;
}

function insertItem(text: string, list: YAMLSeq, value: Plain): string | null {
  const [start, end] = list.range ?? [0, 0];
  if (list.flow || list.items.length === 0) return null;
  const indent = " ".repeat(columnOf(text, start));
  const at = lineEnd(text, end);
  const before = text.slice(0, at);
  return `${before}${before.endsWith("\n") ? "" : "\n"}${indent}- ${writeFlow(value)}\n${text.slice(at)}`;
}

function cut(text: string, document: Document, path: Path): string | null {
  const holder = document.getIn(path.slice(0, -1), true) ?? document.contents;
  const key = path[path.length - 1];
  if (isMap(holder)) return cutPair(text, holder, key);
  const item = isSeq(holder) ? holder.items[Number(key)] : null;
  if (!isSeq(holder) || holder.flow || !isNode(item)) return null;
  const [start, end] = item.range ?? [0, 0];
  return text.slice(0, lineStart(text, start)) + text.slice(lineEnd(text, end));
}

function cutPair(text: string, map: YAMLMap, key: string | number): string | null {
  const index = map.items.findIndex((pair) => keyOf(pair) === String(key));
  const pair = map.items[index];
  const end = pairEnd(pair);
  if (!map.flow) return text.slice(0, lineStart(text, keyStart(pair))) + text.slice(lineEnd(text, end));
  if (index > 0) return text.slice(0, pairEnd(map.items[index - 1])) + text.slice(end);
  return text.slice(0, keyStart(pair)) + text.slice(keyStart(map.items[1]));
}

function pairOf(map: YAMLMap, key: string | number): Pair | null {
  return map.items.find((pair) => keyOf(pair) === String(key)) ?? null;
}

function keyOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : "";
}

function keyStart({ key }: Pair): number {
  return isScalar(key) ? (key.range?.[0] ?? 0) : 0;
}

function pairEnd(pair: Pair): number {
  return isNode(pair.value) ? (pair.value.range?.[1] ?? 0) : 0;
}

const columnOf = (text: string, offset: number): number => offset - lineStart(text, offset);

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

/** The offset after the line break that follows an offset; blocks include theirs. */
function lineEnd(text: string, end: number): number {
  if (text[end - 1] === "\n") return end;
  const at = text.indexOf("\n", end);
  return at < 0 ? text.length : at + 1;
}

const isBlockText = (value: Plain): value is string => typeof value === "string" && value.includes("\n");

/** Whether a value has no place on one line. */
function holdsBlockText(value: Plain): boolean {
  return isBlockText(value) || (isMapping(value) && Object.values(value).some(holdsBlockText));
}

/** The text after the colon of a key in a column, including the final line break. */
function writeBlock(value: Plain, column: number): string {
  const indent = " ".repeat(column + 2);
  if (isBlockText(value)) return ` |\n${indented(value, indent)}`;
  if (Array.isArray(value) && value.some(isMapping)) {
    return `\n${value.map((item: Plain) => `${indent}- ${writeFlow(item)}\n`).join("")}`;
  }
  // Maps of maps, and of lists of maps, are written one below the other.
  if (isMapping(value) && Object.values(value).some(hasLines)) {
    const pairs = Object.entries(value).map(([key, part]) => `${indent}${key}:${writeBlock(part, column + 2)}`);
    return `\n${pairs.join("")}`;
  }
  return ` ${writeFlow(value)}\n`;
}

function hasLines(value: Plain): boolean {
  return isMapping(value) || isBlockText(value) || (Array.isArray(value) && value.some(isMapping));
}

function isMapping(value: Plain): value is { readonly [key: string]: Plain } {
  return typeof value === "object" && !Array.isArray(value);
}

function indented(value: string, indent: string): string {
  return value.replace(/\n$/, "").replace(/^/gm, indent).concat("\n");
}

/** On one line, in the style of the shipped files: `{ letter: H, betza: NA }`, `[queen, rook]`. */
function writeFlow(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map(writeFlow).join(", ")}]`;
  if (!isMapping(value)) return scalarText(value as string | number | boolean);
  const pairs = Object.entries(value).map(([key, part]) => `${key}: ${writeFlow(part)}`);
  return pairs.length ? `{ ${pairs.join(", ")} }` : "{}";
}

/** Quoted if necessary. */
function scalarText(value: string | number | boolean): string {
  return stringify([value], { collectionStyle: "flow", lineWidth: 0 }).trim().slice(1, -1).trim();
}
