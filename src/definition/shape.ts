/** Reports in sentences with places what in a document does not fit the schema. */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import { LETTER_SHAPE } from "../variant/letter.ts";
import { type Complaint, errorAt, keySpanAt, type Located, type Path, type Span, valueAt } from "./located.ts";
import { notYet, wordForMap } from "./not-yet.ts";
import type { Violation } from "./violations.ts";

export interface ShapeCheck {
  readonly diagnostics: readonly Diagnostic[];
  /** Values that do not fit; a missing or misspelt key breaks the map that should have it. */
  readonly broken: readonly Path[];
}

/** Says how a document does not fit the schema; reports the first fault of each place. */
export function checkShape(root: Located, violations: readonly Violation[]): ShapeCheck {
  const faults = firstOfEachPlace(violations.flatMap((violation) => shapeFault(root, violation)));
  const meant = new Set(faults.map(({ complaint }) => complaint.hint));
  const wanted = faults.filter(({ missing }) => missing === null || !meant.has(missing));
  return {
    diagnostics: wanted.map(({ span, complaint }) => errorAt(span, complaint)),
    broken: faults.flatMap(({ path, complaint, missing }) => [
      missing === null ? path : [...path, missing],
      meantPath(path, complaint),
    ]),
  };
}

/** A misspelt key also breaks the value of the key that was meant. */
function meantPath(path: Path, { code, hint }: Complaint): Path {
  return code === "unknown-key" && hint ? [...path.slice(0, -1), hint] : path;
}

interface ShapeFault {
  readonly path: Path;
  readonly span: Span;
  readonly complaint: Complaint;
  /** The missing required key. */
  readonly missing: string | null;
}

function firstOfEachPlace(faults: readonly ShapeFault[]): ShapeFault[] {
  const byPlace = new Map<string, ShapeFault>();
  for (const fault of faults) {
    const place = JSON.stringify([...fault.path, fault.missing]);
    if (!byPlace.has(place)) byPlace.set(place, fault);
  }
  return [...byPlace.values()];
}

function shapeFault(root: Located, violation: Violation): ShapeFault[] {
  const { keyword, path, key } = violation;
  if (key === null) return [misfit(root, violation)];
  if (keyword === "required") return missingKey(root, path, key);
  if (keyword === "propertyNames") return [badName(root, [...path, key])];
  return [unknownKey(root, [...path, key], violation)];
}

function unknownKey(root: Located, path: Path, { part }: Violation): ShapeFault {
  const known = Object.keys(part.properties ?? {});
  const span = keySpan(root, path);
  if (known.join() === NOT && isSide(path[path.length - 1])) {
    return { path: path.slice(0, -1), span, complaint: bothSides(path), missing: null };
  }
  const torn = isTornOff(root, path, span) ? tornOff(path) : null;
  return {
    path,
    span,
    complaint: notYet(path, givenAt(root, path)) ?? torn ?? unknownComplaint(path, known),
    missing: null,
  };
}

/** The value at a path, where it is plain. */
function givenAt(root: Located, path: Path): unknown {
  const node = valueAt(root, path);
  return node?.type === "scalar" ? node.value : null;
}

/** Whether a key has no value and follows a comma between braces, where it may be the rest of a text. */
function isTornOff(root: Located, path: Path, { source, start }: Span): boolean {
  const [map, value] = [valueAt(root, path.slice(0, -1)), valueAt(root, path)];
  const isEmpty = value?.type === "scalar" && value.value === null;
  return isEmpty && source.text[map?.span.start ?? -1] === "{" && source.text.slice(0, start).trimEnd().endsWith(",");
}

function tornOff(path: Path): Complaint {
  const key = String(path[path.length - 1]);
  const message = `${quote(key)} is not a key here. Where it belongs to the text before it, put that text in quotation marks: a comma ends it.`;
  return { code: "unknown-key", message };
}

/** Squares of each side, where one set is meant for both. */
function bothSides(path: Path): Complaint {
  const side = String(path[path.length - 1]);
  const isOfSide = path[0] === "promotion";
  const others = isOfSide ? ` An entry with 'side: ${side}' is for that side alone.` : "";
  const message = `${quote(side)} is not a key here: write White's squares, such as 'rank 8'; Black's follow by 'symmetry'.${others}`;
  return { code: "unknown-key", message };
}

function isSide(key: Path[number]): boolean {
  return key === "white" || key === "black";
}

/** The only key of a map that stands for squares. */
const NOT = "not";

function unknownComplaint(path: Path, known: readonly string[]): Complaint {
  const key = String(path[path.length - 1]);
  const hint = suggest(latinOf(key), known);
  const message = `${quote(key)} is not a key here.${hint === null ? ` ${keysInWords(known)}` : ""}`;
  return { code: "unknown-key", message, hint };
}

/** The keys of a map that is wanted; a whole file has too many. */
function keysOf(path: Path, { properties }: Violation["part"]): string {
  return properties && path.length > 0 ? ` ${keysInWords(Object.keys(properties))}` : "";
}

function keysInWords(known: readonly string[]): string {
  return known.length === 1 ? `The only key is ${known[0]}.` : `The keys are ${known.join(", ")}.`;
}

/** Replaces letters that look Latin by the Latin letters, so that the hint finds the intended key. */
function latinOf(text: string): string {
  return text.replace(/[аеорсухі]/g, (letter) => "aeopcyxi"["аеорсухі".indexOf(letter)]);
}

function badName(root: Located, path: Path): ShapeFault {
  const key = String(path[path.length - 1]);
  const complaint = path[0] === "regions" ? badRegionName(key) : badPieceId(key);
  return { path, span: keySpan(root, path), complaint, missing: null };
}

function badPieceId(key: string): Complaint {
  const message = `${quote(key)} is not an id for a piece: write lower-case words joined by dashes, such as 'dragon-bishop'.`;
  return { code: "piece-id", message };
}

function badRegionName(key: string): Complaint {
  const message = `${quote(key)} cannot be the name of a region: write lower-case words of two letters or more, joined by dashes, such as 'palace' or 'far-bank', but not 'all', 'none', 'dead-ends', 'rank' or 'file'.`;
  return { code: "region-name", message };
}

function missingKey(root: Located, path: Path, key: string): ShapeFault[] {
  const holder = valueAt(root, path);
  if (holder?.type === "map" && holder.entries.has(key)) return []; // present, and its fault is reported
  if (key === NOT && holder?.type === "map" && [...holder.entries.keys()].some(isSide)) return []; // and so is that
  const message = `The key '${key}' is missing.`;
  const span = path.length === 0 ? startOf(root) : keySpan(root, path);
  return [{ path, span, complaint: { code: "missing-key", message }, missing: key }];
}

function startOf({ span }: Located): Span {
  return { ...span, end: span.start + 1 };
}

function misfit(root: Located, violation: Violation): ShapeFault {
  const { path } = violation;
  const node = valueAt(root, path);
  const isEmpty = node?.type === "scalar" && node.value === null;
  const span = !node || isEmpty ? keySpan(root, path) : node.span;
  const complaint = isEmpty ? emptyValue(path) : (wordForMap(path, violation.data) ?? misfitComplaint(violation));
  return { path, span, complaint, missing: null };
}

function emptyValue(path: Path): Complaint {
  return { code: "wrong-type", message: `${nameOf(path)} is empty: give it a value, or leave the key out.` };
}

function misfitComplaint({ keyword, path, data, part }: Violation): Complaint {
  const what = nameOf(path);
  const about = part.description ?? "";
  const said = part[keyword];
  switch (keyword) {
    case "type":
      return {
        code: "wrong-type",
        message: `${what} is ${kindOf(data)}, but wants ${wantedTypes(said, kindOf(data) === "a map")}.${keysOf(path, part)}`,
        hint: typeHint(data, part),
      };
    case "const":
      return {
        code: "wrong-value",
        message: `${what} is ${kindOf(data)}. Only ${shown(said)} may stand there${about && `, or ${about}`}.`,
      };
    case "enum":
      return enumComplaint(what, data, said);
    case "minimum":
    case "maximum":
      return {
        code: "out-of-range",
        message: `${what} is ${String(data)}, but must be ${limitWord(keyword)} ${String(said)}.`,
      };
    case "pattern":
    case "minLength":
      return {
        code: codeOfText(path),
        hint: capitalOf(data, part.pattern),
        message: `${quote(String(data))} does not fit ${what}: ${asEnding(about)}`,
      };
    case "not":
      return { code: "both-given", message: "Either 'board' or 'fen' may be given, not both." };
    default:
      return {
        code: "wrong-size",
        message: `${what} must have ${sizeWord(keyword)} ${counted(Number(said), unitOf(keyword))}.`,
      };
  }
}

/** The end of another sentence. The build keeps the description's first sentence, without its full stop. */
function asEnding(text: string): string {
  return `${text[0]?.toLowerCase() ?? ""}${text.slice(1)}.`;
}

function enumComplaint(what: string, data: unknown, allowed: unknown): Complaint {
  const words = Array.isArray(allowed) ? allowed.map(String) : [];
  const message = `${what} is ${kindOf(data)}, but must be one of ${words.join(", ")}.`;
  return { code: "wrong-value", message, hint: typeof data === "string" ? nearestOf(data, words) : null };
}

/** The nearest word, or the first of which the text is the end: 'mate'. */
function nearestOf(text: string, words: readonly string[]): string | null {
  return suggest(text, words) ?? words.find((word) => text.length >= SHORTEST_END && word.endsWith(text)) ?? null;
}

const SHORTEST_END = 4;

/** Patterns of letters: of castlings, of pieces. */
const LETTERS: readonly string[] = ["^[A-Z]$", `^${LETTER_SHAPE}$`];

/** The upper case of a letter where that would fit, with a plus before it and what dresses it behind it, where they stand elsewhere, and
 *  as the signs that they are. */
function capitalOf(data: unknown, pattern = ""): string | null {
  const text = String(data)
    .toUpperCase()
    .replace(/[’‘´`′"]/g, "'");
  const sign = (signs: RegExp) => signs.exec(text)?.[0] ?? "";
  const capital = text.length > LONGEST_LETTER ? "" : sign(/\+/) + sign(/[A-Z]/) + sign(/['!]/);
  if (capital.length !== text.length) return null;
  return LETTERS.includes(pattern) && new RegExp(pattern).test(capital) ? capital : null;
}

/** A plus, a capital and what dresses it. */
const LONGEST_LETTER = 3;

function codeOfText(path: Path): string {
  return path[path.length - 1] === "letter" ? "letter" : "text";
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  object: "a map",
  array: "a list",
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
};

function wantedTypes(type: unknown, isMap: boolean): string {
  if (type === "array" && isMap) return "a list of such maps: each in brackets, '[{ … }]', or begun by a dash";
  return [type]
    .flat()
    .map((word) => TYPE_WORDS[String(word)] ?? String(word))
    .join(" or ");
}

/** Words that people write for true and for false. */
const YES = /^(yes|y|on|true|always)$/i;
const NO = /^(no|n|off|false|never|none)$/i;

function typeHint(data: unknown, { type, minItems }: Violation["part"]): string | null {
  if (type === "boolean" && typeof data === "string") return YES.test(data) ? "true" : NO.test(data) ? "false" : null;
  if (type === "array" && data === "none") return minItems === undefined ? "[]" : null;
  if (type === "array") return listOf(data);
  if (String(type).includes("integer") && typeof data === "string" && /^[0-9]{1,9}$/.test(data)) return data;
  return null;
}

/** A word, or several with commas, as the list that is wanted; `all` is in no list. */
function listOf(data: unknown): string | null {
  return typeof data === "string" && data !== "all" && /^[a-z][a-z0-9-]*( *, *[a-z][a-z0-9-]*)*$/.test(data)
    ? `[${data}]`
    : null;
}

function kindOf(data: unknown): string {
  if (typeof data === "string") return `the text ${quote(data)}`;
  if (typeof data === "number") return `the number ${data}`;
  if (typeof data === "boolean") return String(data);
  return Array.isArray(data) ? "a list" : "a map";
}

function shown(value: unknown): string {
  return typeof value === "string" ? quote(value) : String(value);
}

function limitWord(keyword: string): string {
  return keyword === "minimum" ? "at least" : "at most";
}

function sizeWord(keyword: string): string {
  return keyword.startsWith("min") ? "at least" : "at most";
}

function unitOf(keyword: string): string {
  if (keyword.endsWith("Items")) return "item";
  return keyword.endsWith("Properties") ? "key" : "character";
}

function counted(count: number, unit: string): string {
  return count === 1 ? `one ${unit}` : `${count} ${unit}s`;
}

function nameOf(path: Path): string {
  return path.length === 0 ? "the variant" : `'${path.map(String).join(".")}'`;
}

function keySpan(root: Located, path: Path): Span {
  return keySpanAt(root, path) ?? startOf(root);
}
