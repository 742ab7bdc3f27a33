/** Writes a document as a variant file that is pleasant to read and to change. */
import type { Document } from "./document.ts";
import type { Value } from "./draft.ts";

/** Lines longer than this are broken where they can be. */
const WIDTH = 110;
/** Where remarks begin, if there is room. */
const REMARKS = 40;

/** Keys of the whole file in the order of the reference, a blank line before each paragraph. */
const PARAGRAPHS: readonly (readonly string[])[] = [
  ["format", "name", "aliases", "extends", "about"],
  ["board", "symmetry", "regions"],
  ["pieces"],
  ["setup"],
  ["promotion"],
  ["castling"],
  ["turn", "check", "captures", "win", "lose", "material"],
  ["hands"],
  ["draws"],
  ["view", "notation"],
];

/** @param heading lines of comment at the head, without `#`
 *  @param remarks by path, such as `pieces.heron`, written beside it */
export function writeYaml(
  document: Document,
  heading: readonly string[],
  remarks: ReadonlyMap<string, string> = new Map(),
): string {
  const head = heading.map((line) => `# ${line}`);
  const paragraphs = PARAGRAPHS.map((keys) =>
    keys.filter((key) => key in document).flatMap((key) => entry(document, key, remarks)),
  );
  const text = paragraphs.filter((lines) => lines.length > 0).map((lines) => lines.join("\n"));
  return `${[...head, text.join("\n\n")].join("\n")}\n`;
}

function entry(document: Document, key: string, remarks: ReadonlyMap<string, string>): string[] {
  const value = document[key];
  if (key === "pieces") return piecesEntry(value as Document, remarks);
  const lines = block(key, value, "");
  return [remarked(lines[0], remarks.get(key)), ...lines.slice(1)];
}

function piecesEntry(pieces: Document, remarks: ReadonlyMap<string, string>): string[] {
  const width = Math.max(...Object.keys(pieces).map((id) => id.length));
  const lines = Object.entries(pieces).flatMap(([id, piece]) => {
    const inline = `  ${`${id}:`.padEnd(width + 1)} ${flow(piece)}`;
    const [first, ...rest] = inline.length <= WIDTH ? [inline] : block(id, piece, "  ");
    return [remarked(first, remarks.get(`pieces.${id}`)), ...rest];
  });
  return ["pieces:", ...lines];
}

function remarked(line: string, remark: string | undefined): string {
  return remark === undefined ? line : `${line.padEnd(REMARKS)}  # ${remark}`;
}

/** `key: value` on one line if it fits, and else below one another. */
function block(key: string, value: Value, margin: string): string[] {
  if (typeof value === "string" && value.includes("\n")) {
    return [`${margin}${key}: |`, ...value.split("\n").map((line) => `${margin}  ${line}`)];
  }
  const inline = `${margin}${key}: ${flow(value)}`;
  if (isList(value)) return listBlock(key, value, margin, inline);
  if (typeof value !== "object") return [inline];
  const entries = Object.entries(value);
  const isSimple = inline.length <= WIDTH && !hasPicture(value) && key !== "about" && !isDeep(value);
  if (isSimple || entries.length === 0) return [inline];
  return [`${margin}${key}:`, ...entries.flatMap(([inner, part]) => block(inner, part, `${margin}  `))];
}

function listBlock(key: string, value: readonly Value[], margin: string, inline: string): string[] {
  const isRules = value.some((item) => typeof item === "object" && !Array.isArray(item));
  const isShort = inline.length <= WIDTH && (!isRules || value.length === 1 || key === "win" || key === "lose");
  const isOfFile = margin === "" && isRules && key !== "win" && key !== "lose";
  if (isShort && !isOfFile) return [inline];
  return [`${margin}${key}:`, ...value.flatMap((item) => itemBlock(item, `${margin}  `))];
}

function itemBlock(item: Value, margin: string): string[] {
  const inline = `${margin}- ${flow(item)}`;
  if (inline.length <= WIDTH || typeof item !== "object" || isList(item)) return [inline];
  const lines = Object.entries(item).flatMap(([key, part]) => block(key, part, `${margin}  `));
  return [`${margin}- ${lines[0].trimStart()}`, ...lines.slice(1)];
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

function hasPicture(value: object): boolean {
  return Object.values(value).some((part) => typeof part === "string" && part.includes("\n"));
}

/** Whether a map has a list of rules in it, or a map of maps. */
function isDeep(value: object): boolean {
  return Object.values(value).some((part) => {
    return Array.isArray(part) && part.length > 1 && part.some((item) => typeof item === "object");
  });
}

function flow(value: Value): string {
  if (typeof value === "string") return scalar(value);
  if (typeof value !== "object") return String(value);
  if (isList(value)) return `[${value.map(flow).join(", ")}]`;
  const inner = Object.entries(value).map(([key, part]) => `${key}: ${flow(part)}`);
  return inner.length === 0 ? "{}" : `{ ${inner.join(", ")} }`;
}

/** A text without quotes where it stays the same text. */
function scalar(text: string): string {
  const isPlain = /^\+?[A-Za-z][A-Za-z0-9 ()'./*+-]*$/.test(text) && !text.endsWith(" ") && !WORDS.test(text);
  const isAddress = /^https?:\/\/[^\s,#[\]{}'"]+$/.test(text);
  return isPlain || isAddress ? text : JSON.stringify(text);
}

/** Texts that mean something else without quotes. */
const WORDS = /^(true|false|null|yes|no|on|off)$/i;
