/**
 * Parses YAML text to located values. A variant file is data: YAML beyond maps, lists, strings, numbers and booleans is
 * refused, and so is, in advance, everything that could make parsing slow.
 */
import { Composer, type CST, type Document, Lexer, type ParsedNode, Parser, type YAMLError } from "yaml";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { findForbidden } from "./characters.ts";
import { type Complaint, errorAt, type Located, type SourceText, sourceText } from "./located.ts";
import { locate } from "./tree.ts";
import { findTrick } from "./tricks.ts";

/** The longest file, in bytes of UTF-8. */
export const MOST_BYTES = 64 * 1024;

/** The most tokens of a file: strings, numbers and signs such as `:` and `[`; blanks and comments do not count. */
const MOST_SIGNS = 4_000;
const TOO_MANY_SIGNS: Complaint = {
  code: "too-many",
  message: `The file has more than ${MOST_SIGNS} values and signs before this place.`,
};

export interface ParsedSource {
  readonly source: SourceText;
  /** Null when the text is not a YAML map. */
  readonly root: Located | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** How diagnostics speak of what a file holds. */
export interface Holding {
  /** Without an article. */
  readonly name: string;
  readonly isMap: string;
  /** Whether it is being written: then it is read past syntax errors, which are reported all the same. */
  readonly isDraft?: boolean;
}

const VARIANT: Holding = { name: "variant", isMap: "A variant is a map of keys such as 'name' and 'pieces'." };

/** Parses one YAML document. Never throws on text.
 *  @param text bytes must be valid UTF-8
 *  @param file the name for diagnostics
 *  @param holding what the file should hold */
export function parseSource(text: string | Uint8Array, file: string, holding = VARIANT): ParsedSource {
  const empty = sourceText(file, "");
  if (isTooLong(text)) return refuse(empty, 0, 1, tooLong(holding));
  const decoded = decode(text);
  if (decoded === null) return refuse(empty, 0, 1, NOT_UTF8);
  const source = sourceText(file, decoded);
  const character = findForbidden(decoded);
  if (character) return refuse(source, character.offset, character.length, character.complaint);
  return readTokens(source, holding);
}

function isTooLong(text: string | Uint8Array): boolean {
  if (typeof text !== "string") return text.length > MOST_BYTES;
  return text.length > MOST_BYTES || new TextEncoder().encode(text).length > MOST_BYTES;
}

function tooLong({ name }: Holding): Complaint {
  return { code: "too-long", message: `The file has more than ${MOST_BYTES} bytes; a ${name} has at most that many.` };
}

const NOT_UTF8: Complaint = { code: "encoding", message: "The file is not UTF-8 text. Save it as UTF-8." };

/** Null when the bytes are not UTF-8. One byte order mark at the start is dropped. */
function decode(text: string | Uint8Array): string | null {
  if (typeof text === "string") return text.replace(/^\ufeff/, "");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch {
    return null;
  }
}

function readTokens(source: SourceText, holding: Holding): ParsedSource {
  const tokens: CST.Token[] = [];
  const parser = new Parser();
  let offset = 0;
  let inScalar = false;
  let signs = 0;
  for (const lexeme of new Lexer().lex(source.text)) {
    const trick = inScalar ? null : findTrick(lexeme, parser.stack.length);
    if (trick) return refuse(source, offset, lexeme.length, trick);
    if (!/^[\s#]/.test(lexeme)) signs++;
    if (signs > MOST_SIGNS) return refuse(source, offset, lexeme.length, TOO_MANY_SIGNS);
    inScalar = lexeme === SCALAR_FOLLOWS;
    if (!CONTROL_LEXEMES.has(lexeme)) offset += lexeme.length;
    for (const token of parser.next(lexeme)) tokens.push(token);
  }
  for (const token of parser.end()) tokens.push(token);
  return compose(source, tokens, holding);
}

/** The lexer's sign before a plain scalar. */
const SCALAR_FOLLOWS = "\u001f";
/** Signs of the lexer that stand for no character of the text. */
const CONTROL_LEXEMES: ReadonlySet<string> = new Set(["\u0002", "\u0018", SCALAR_FOLLOWS]);

function compose(source: SourceText, tokens: readonly CST.Token[], holding: Holding): ParsedSource {
  const second = tokens.filter((token) => token.type === "document").at(1);
  if (second) return refuse(source, second.offset, 3, severalDocuments(holding));
  const composer = new Composer<ParsedNode>({
    uniqueKeys: false, // quadratic in the library; `locate` does it with a set
    prettyErrors: false,
    stringKeys: true,
    resolveKnownTags: false,
    version: "1.2",
    merge: false,
  });
  const [document] = [...composer.compose(tokens, true, source.text.length)];
  if (!document?.contents) return refuse(source, 0, 1, nothing(holding));
  const problems = [...document.errors, ...document.warnings];
  if (problems.length === 0) return readContents(source, document, holding);
  const root = holding.isDraft ? readContents(source, document, holding).root : null;
  return { source, root, diagnostics: syntaxErrors(source, problems) };
}

function severalDocuments({ name }: Holding): Complaint {
  return { code: "several-documents", message: `A second document begins here; a file holds one ${name}.` };
}

function nothing({ name }: Holding): Complaint {
  return { code: "empty", message: `The file holds no ${name}.` };
}

function readContents(source: SourceText, document: Document.Parsed, holding: Holding): ParsedSource {
  const diagnostics: Diagnostic[] = [];
  const root = document.contents ? locate(source, document.contents, diagnostics) : null;
  if (root?.type === "map") return { source, root, diagnostics };
  const at = root?.span ?? { source, start: 0, end: 1 };
  const isEmpty = root?.type === "scalar" && root.value === null;
  return {
    source,
    root: null,
    diagnostics: [errorAt(at, isEmpty ? nothing(holding) : { code: "wrong-type", message: holding.isMap })],
  };
}

/** The first error of each line, at most ten: later ones on a line are mostly consequences. */
function syntaxErrors(source: SourceText, problems: readonly YAMLError[]): Diagnostic[] {
  const byLine = new Map<number, Diagnostic>();
  for (const { pos, message } of problems) {
    if (byLine.size >= MOST_SYNTAX_ERRORS) break;
    const [start, end] = pos;
    const found = errorAt({ source, start, end }, { code: "syntax", message: asSentence(message) });
    if (!byLine.has(found.line)) byLine.set(found.line, found);
  }
  return [...byLine.values()];
}

const MOST_SYNTAX_ERRORS = 10;

function asSentence(message: string): string {
  const flat = message.replace(/\s+/g, " ").slice(0, 200);
  return `This is not YAML: ${flat}${/[.!?]$/.test(flat) ? "" : "."}`;
}

function refuse(source: SourceText, offset: number, length: number, complaint: Complaint): ParsedSource {
  const span = { source, start: offset, end: offset + Math.max(1, length) };
  return { source, root: null, diagnostics: [errorAt(span, complaint)] };
}
