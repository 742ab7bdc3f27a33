/**
 * The text of a configuration of Fairy-Stockfish: sections `[name]` or `[name:parent]`, below each its options, one a
 * line, `option = value`. A line that begins with `#` or `;` is a comment; nothing else is.
 */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { quote } from "../diagnostic/fault.ts";
import { Faults, type Place } from "./place.ts";

export interface IniOption {
  readonly name: string;
  readonly value: string;
  /** Of the name. */
  readonly place: Place;
  /** Of the value. */
  readonly valuePlace: Place;
}

export interface IniSection {
  readonly name: string;
  /** The section or built-in variant that it changes, or null. */
  readonly parent: string | null;
  /** Of its name. */
  readonly place: Place;
  readonly parentPlace: Place;
  readonly options: readonly IniOption[];
  /** What is wrong with its lines. */
  readonly diagnostics: readonly Diagnostic[];
  /** An address in the comments at its head, or null. */
  readonly source: string | null;
}

export interface Ini {
  readonly file: string;
  readonly sections: readonly IniSection[];
  /** What is wrong with the file as a whole, or outside of its sections. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The most bytes that are read. */
export const LONGEST_INI = 1024 * 1024;
const MOST_SECTIONS = 4096;
const MOST_OPTIONS = 256;
const LONGEST_LINE = 8192;

/** Reads a file. Never throws.
 *  @param bytes of the whole file, or at least one more than `LONGEST_INI`
 *  @param file its name, for places */
export function readIni(bytes: Uint8Array, file: string): Ini {
  const faults = new Faults(file);
  const text = decode(bytes, faults);
  const sections = text === null ? [] : sectionsOf(text, file, faults);
  if (text !== null && sections.length === 0 && faults.found.length === 0) {
    const message =
      "The file has no variant: a variant begins with its name in brackets, such as '[my-variant:chess]'.";
    faults.report(START, { code: "ini-section", message });
  }
  return { file, sections, diagnostics: faults.found };
}

const START: Place = { line: 1, column: 1, length: 1 };

function decode(bytes: Uint8Array, faults: Faults): string | null {
  if (bytes.length > LONGEST_INI) {
    faults.report(START, { code: "too-long", message: "The file is longer than 1 MB, the most that is read." });
    return null;
  }
  const text = utf8Of(bytes);
  if (text === null) {
    faults.report(START, { code: "encoding", message: "The file is not text in UTF-8." });
    return null;
  }
  const bad = /[^\P{Cc}\t\r\n]/u.exec(text);
  if (!bad) return text;
  const before = text.slice(0, bad.index);
  const line = before.split("\n").length;
  const place = { line, column: bad.index - before.lastIndexOf("\n"), length: 1 };
  const message = `There is a control character (${quote(bad[0])}): this is no configuration of Fairy-Stockfish.`;
  faults.report(place, { code: "forbidden-character", message });
  return null;
}

/** Without a mark of byte order. */
function utf8Of(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A section while its lines are read. */
interface Draft {
  readonly head: Head;
  readonly faults: Faults;
  readonly options: Map<string, IniOption>;
  source: string | null;
}

interface Head {
  readonly name: string;
  readonly parent: string | null;
  readonly place: Place;
  readonly parentPlace: Place;
}

function sectionsOf(text: string, file: string, faults: Faults): IniSection[] {
  const drafts: Draft[] = [];
  let comments: string[] = [];
  for (const [index, whole] of text.split("\n").entries()) {
    const line: Line = { number: index + 1, text: whole.replace(/\r$/, "") };
    const draft = drafts.at(-1);
    if (/^[#;]/.test(line.text)) {
      comments.push(line.text);
      if (draft && draft.options.size === 0) draft.source ??= addressIn([line.text]);
      continue;
    }
    if (line.text.startsWith("[")) {
      const head = readHead(line);
      if (drafts.length === MOST_SECTIONS) {
        const message = `A file has at most ${MOST_SECTIONS} sections.`;
        faults.report(placeOf(line), { code: "too-many", message });
        break;
      }
      drafts.push({ head, faults: new Faults(file), options: new Map(), source: addressIn(comments) });
      checkHead(line, head, drafts[drafts.length - 1].faults);
    } else if (line.text.trim() !== "") readOption(line, draft, faults);
    comments = [];
  }
  return drafts.map(({ head, options, faults: own, source }) => {
    return { ...head, options: [...options.values()], diagnostics: own.found, source };
  });
}

interface Line {
  readonly number: number;
  readonly text: string;
}

function placeOf({ number, text }: Line): Place {
  return { line: number, column: 1, length: text.length };
}

/** Also of a wrong line, so that what follows belongs to nobody else. */
function readHead({ number, text }: Line): Head {
  const inner = /^\[([^\]]*)/.exec(text)?.[1] ?? "";
  const colon = inner.indexOf(":");
  const name = colon < 0 ? inner : inner.slice(0, colon);
  const parent = colon < 0 ? null : inner.slice(colon + 1);
  const place = { line: number, column: 2, length: name.length };
  return { name, parent, place, parentPlace: { line: number, column: 3 + name.length, length: parent?.length ?? 0 } };
}

function checkHead(line: Line, { name, parent }: Head, faults: Faults): void {
  const isClosed = /^\[[^\]]*\]\s*([#;].*)?$/.test(line.text);
  const isNamed = [name, parent ?? "x"].every((word) => /^[^\s:[\]]{1,64}$/.test(word));
  if (isClosed && isNamed) return;
  const message = `${quote(line.text)} is no head of a section: write '[name]' or '[name:parent]', names without blanks.`;
  faults.report(placeOf(line), { code: "ini-section", message });
}

function addressIn(comments: readonly string[]): string | null {
  const found = comments.map((comment) => /https?:\/\/[^\s"'<>\\`]+/.exec(comment)?.[0]).filter((address) => address);
  return found.at(-1)?.slice(0, 400) ?? null;
}

function readOption(line: Line, draft: Draft | undefined, outside: Faults): void {
  const message = whyNoOption(line.text, draft !== undefined);
  if (message !== null) (draft?.faults ?? outside).report(placeOf(line), { code: "ini-syntax", message });
  else if (draft) addOption(line, draft);
}

function whyNoOption(text: string, isInSection: boolean): string | null {
  if (text.length > LONGEST_LINE) return `A line has at most ${LONGEST_LINE} characters.`;
  const equals = text.indexOf("=");
  if (equals < 0) return `${quote(text)} is no option: write 'option = value', and '#' before comments.`;
  if (!isInSection) return `${quote(text)} stands before the first section, where it belongs to no variant.`;
  const name = text.slice(0, equals);
  if (/^\s+\S/.test(name)) {
    return "The line begins with a blank, and Fairy-Stockfish would not see the option: begin it in the first column.";
  }
  if (name.trim() === "") return "A value without an option: write 'option = value'.";
  if (text.slice(equals + 1).trim() !== "") return null;
  return `${quote(name.trim())} has no value, and would be left out: write 'option = value'.`;
}

function addOption({ number, text }: Line, { faults, options }: Draft): void {
  const equals = text.indexOf("=");
  const name = text.slice(0, equals).replace(/ +$/, "");
  const value = text.slice(equals + 1).replace(/^\s+/, "");
  const place = { line: number, column: 1, length: name.length };
  const valuePlace = { line: number, column: text.length - value.length + 1, length: value.length };
  const former = options.get(name);
  if (former && former.value !== value) {
    const message = `${quote(name)} has stood in this section already, in line ${former.place.line}, with another value.`;
    faults.report(place, { code: "option-twice", message });
  } else if (options.size === MOST_OPTIONS) {
    faults.report(place, { code: "too-many", message: `A section has at most ${MOST_OPTIONS} options.` });
  } else options.set(name, { name, value, place, valuePlace });
}
