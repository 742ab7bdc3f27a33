import { quote, type TextFault } from "../diagnostic/fault.ts";
import { DRESS } from "../variant/letter.ts";

/** Tokens of a PGN text; `offset` and `length` are in UTF-16 units. */
export type PgnToken = TagToken | TextToken;

export interface TagToken {
  readonly type: "tag";
  readonly name: string;
  readonly value: string;
  readonly offset: number;
  readonly length: number;
}

export interface TextToken {
  readonly type: "comment" | "open" | "close" | "nag" | "glyph" | "number" | "result" | "move";
  readonly text: string;
  readonly offset: number;
  readonly length: number;
}

type Rule = readonly [type: TextToken["type"] | "skip", pattern: RegExp];

const SIGNS = '[^\\s(){};[\\]$!?*"]+';
/** Behind the letter that a move begins with, `!` is the letter's: `L!e4`. */
const BEGINNING = "(?:\\+?[A-Z]!(?=[a-px:×@\\d-]))?";
/** So it is behind one within a move, `a8=L!+`, `O-O/L!e1`. At the end it may judge the move, see `PgnMove.signs`. */
const WITHIN = "(?<=[=/][A-Z])!(?=[+#/,])|(?<=[O0](?:-[A-Z0]){1,3}/[A-Z])!(?=[a-p]\\d)";
const MOVE = new RegExp(`${BEGINNING}${SIGNS}(?:(?:${WITHIN})${SIGNS})*(?:\\([A-Z]${DRESS}\\))?`, "y");

/** Tried in order at each offset; every pattern is linear and sticky. `0-0` is castling, not a move number. */
const RULES: readonly Rule[] = [
  ["skip", /[\s\uFEFF]+/y],
  ["skip", /(?<=^|\n)%[^\n]*/y],
  ["skip", /e\.?p\.(?![^\s(){};[])/y],
  ["comment", /\{[^}]*\}/y],
  ["comment", /;[^\n]*/y],
  ["open", /\(/y],
  ["close", /\)/y],
  ["nag", /\$[0-9]{1,3}(?![0-9])/y],
  ["glyph", /[!?]{1,2}(?![!?])/y],
  ["result", /(?:1-0|0-1|1\/2-1\/2|\*)(?![^\s(){};[])/y],
  ["number", /[0-9]+(?:\.+|…)|[0-9]+(?=[\s(){};[]|$)|\.+|…/y],
  ["move", MOVE],
];

const TAG = /\[\s*([A-Za-z0-9_]+)\s*"((?:[^"\\\n]|\\.)*)"\s*\]/y;

/** Splits a text into tokens in one pass. Text that matches nothing is a fault; reading goes on behind it. */
export function* readPgnTokens(text: string, note: (fault: TextFault) => void): Generator<PgnToken> {
  // A brace behind this one is unclosed; no need to scan the rest.
  const lastBrace = text.lastIndexOf("}");
  let offset = 0;
  while (offset < text.length) {
    const sign = text[offset];
    const isOpen = sign === "{" && offset > lastBrace;
    const token = sign === "[" ? tagAt(text, offset) : isOpen ? null : tokenAt(text, offset);
    if (token && token.type !== "skip") yield token;
    if (!token) note(tokenFault(text, offset));
    offset += token?.length ?? lengthOfFault(text, offset);
  }
}

function tagAt(text: string, offset: number): TagToken | null {
  TAG.lastIndex = offset;
  const match = TAG.exec(text);
  if (!match) return null;
  const value = match[2].replace(/\\(["\\])/g, "$1");
  return { type: "tag", name: match[1], value, offset, length: match[0].length };
}

function tokenAt(text: string, offset: number): TextToken | { type: "skip"; length: number } | null {
  for (const [type, pattern] of RULES) {
    pattern.lastIndex = offset;
    const match = pattern.exec(text);
    if (match)
      return type === "skip"
        ? { type, length: match[0].length }
        : { type, text: match[0], offset, length: match[0].length };
  }
  return null;
}

function tokenFault(text: string, offset: number): TextFault {
  const place = { offset, length: 1, hint: null };
  if (text[offset] === "{") return { code: "pgn-comment", message: "This comment has no closing brace '}'.", ...place };
  if (text[offset] === "[") {
    return { code: "pgn-tag", message: 'This is not a tag: write [Name "value"] on one line.', ...place };
  }
  return { code: "pgn-character", message: `${quote(text[offset])} has no meaning here.`, ...place };
}

/** An unclosed comment extends to the next line with a tag, a broken tag to its line's end, anything else is one
 *  character. */
function lengthOfFault(text: string, offset: number): number {
  if (text[offset] !== "{" && text[offset] !== "[") return 1;
  const end = text.indexOf(text[offset] === "{" ? "\n[" : "\n", offset);
  return (end < 0 ? text.length : end) - offset;
}
