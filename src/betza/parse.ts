import { atomOf, canDouble, coordinateAtom, LONGEST_LEAP, unknownAtom } from "./atom.ts";
import { type BetzaError, BetzaFault, faultAt } from "./fault.ts";
import { makeLeg, type RangedAtom } from "./leg.ts";
import type { LegPlace } from "./leg-place.ts";
import { isDirection, isMode, isModifier, RESERVED } from "./modifier.ts";
import { type Token, tokenize } from "./token.ts";
import type { Betza, ChainTerm, Leg, Modes, Term } from "./tree.ts";

/** Either the whole movement, or the first reason to refuse it whole. */
export type BetzaResult = { readonly ok: true; readonly betza: Betza } | ({ readonly ok: false } & BetzaError);

/** Longest text that is read, in UTF-16 units. */
export const LONGEST_BETZA = 64;

/**
 * Reads a movement in Betza notation, whole or not at all. Never throws.
 *
 * The empty text is a piece that cannot move. What is read here need not be playable yet, see `support.ts`.
 * @param text at most 64 characters, without blanks
 */
export function parseBetza(text: string): BetzaResult {
  try {
    return { ok: true, betza: { text, terms: parseTerms(text) } };
  } catch (fault) {
    if (fault instanceof BetzaFault) return { ok: false, ...fault.error };
    throw fault;
  }
}

/** Tokens and how far they are read. */
interface Reader {
  readonly tokens: readonly Token[];
  at: number;
}

const peek = (reader: Reader): Token => reader.tokens[reader.at];
const endOf = (reader: Reader): number => peek(reader).offset;

function take(reader: Reader): Token {
  const token = peek(reader);
  if (token.kind !== "end") reader.at++;
  return token;
}

function takeIf(reader: Reader, text: string): boolean {
  if (peek(reader).text !== text) return false;
  reader.at++;
  return true;
}

function parseTerms(text: string): Term[] {
  if (text.length > LONGEST_BETZA) {
    const spot = { offset: LONGEST_BETZA, text: text.slice(LONGEST_BETZA) };
    throw faultAt(
      spot,
      "text-too-long",
      `A movement has at most ${LONGEST_BETZA} characters; this one has ${text.length}.`,
    );
  }
  const reader: Reader = { tokens: tokenize(text), at: 0 };
  const terms: Term[] = [];
  while (peek(reader).kind !== "end") terms.push(parseTerm(reader));
  return terms;
}

function parseTerm(reader: Reader): Term {
  const letters = takeLetters(reader);
  const next = peek(reader);
  if (next.text === "[") return parseChain(reader, letters);
  if (next.text === "O") return parseCastling(reader, letters);
  return parseSteps(reader, letters);
}

/** Takes modifier letters, and the `a` between legs. */
function takeLetters(reader: Reader): Token[] {
  const letters: Token[] = [];
  while (peek(reader).kind === "letter") {
    const token = take(reader);
    if (token.text !== "a" && !isModifier(token.text)) throw unknownModifier(token);
    letters.push(token);
  }
  return letters;
}

function unknownModifier(token: Token): BetzaFault {
  const { text } = token;
  if (Object.hasOwn(RESERVED, text))
    return faultAt(token, "reserved-modifier", `'${text}' is refused: ${RESERVED[text]}.`);
  const capital = text.toUpperCase();
  const hint = atomOf(capital) ? capital : null;
  return faultAt(token, "unknown-modifier", `'${text}' is not a Betza modifier.`, hint);
}

/** A simple term, or legs joined by `a`. */
function parseSteps(reader: Reader, letters: readonly Token[]): Term {
  const ranged = parseAtom(reader, letters);
  const groups = splitLegs(letters);
  const within = groups.length === 1 ? "simple" : "multi-leg";
  const legs = groups.map((group, index) => {
    return makeLeg(group, ranged, { first: index === 0, last: index === groups.length - 1, within });
  });
  const offset = letters[0]?.offset ?? ranged.token.offset;
  const place = { offset, length: ranged.end - offset };
  if (within === "simple") return { type: "simple", leg: legs[0], ...place };
  if (ranged.atom.family === "universal") {
    throw faultAt(
      ranged.token,
      "misplaced-atom",
      "'U' has no directions, so a move of several legs cannot go on with it.",
    );
  }
  return { type: "multi-leg", legs, ...place };
}

function splitLegs(letters: readonly Token[]): Token[][] {
  const groups: Token[][] = [[]];
  for (const token of letters) {
    if (token.text === "a") groups.push([]);
    else groups[groups.length - 1].push(token);
  }
  return groups;
}

function parseAtom(reader: Reader, letters: readonly Token[]): RangedAtom {
  const token = take(reader);
  if (token.text === "(") return parseCoordinates(reader, token);
  if (token.kind !== "atom") throw missingAtom(token, letters);
  const atom = atomOf(token.text);
  if (!atom) throw unknownAtomAt(token);
  const doubled = takeIf(reader, token.text);
  if (doubled && !canDouble(token.text)) throw cannotDouble(reader, token);
  const digits = peek(reader);
  if (doubled && digits.kind === "number") {
    const message = `'${token.text}${token.text}' has unlimited range already, so '${digits.text}' cannot follow it.`;
    throw faultAt(digits, "unexpected-range", message, `${token.text}${digits.text}`);
  }
  const range = doubled ? 0 : parseRange(reader);
  if (atom.family === "universal" && range !== null && range !== 1)
    throw faultAt(digits, "unexpected-range", "'U' reaches every square and takes no range.");
  return { atom, token, range, end: endOf(reader) };
}

function missingAtom(token: Token, letters: readonly Token[]): BetzaFault {
  if (token.kind === "end" || token.text === "]" || token.text === "-" || token.text === "?") {
    const first = letters[0];
    if (!first)
      return faultAt(
        token,
        "missing-atom",
        token.text ? `'${token.text}' cannot stand here: an atom is missing.` : "An atom is missing at the end.",
      );
    const text = letters.map((letter) => letter.text).join("");
    return faultAt(
      { offset: first.offset, text },
      "missing-atom",
      `'${text}' is not followed by an atom; modifiers stand before the atom.`,
    );
  }
  if (token.kind === "number")
    return faultAt(token, "unexpected-range", `The range '${token.text}' does not follow an atom.`);
  if (/\s/.test(token.text)) return faultAt(token, "unexpected-character", "A movement is written without blanks.");
  return faultAt(token, "unexpected-character", `'${token.text}' cannot stand here.`, token.text === "*" ? "U" : null);
}

function unknownAtomAt(token: Token): BetzaFault {
  if (token.text === "O") return faultAt(token, "misplaced-atom", "'O' (castling) cannot be part of another move.");
  const { message, hint } = unknownAtom(token.text);
  return faultAt(token, "unknown-atom", message, hint);
}

function cannotDouble(reader: Reader, token: Token): BetzaFault {
  const second = reader.tokens[reader.at - 1];
  const message = `'${token.text}' cannot be doubled: it reaches as far as it can already.`;
  return faultAt(second, "unexpected-doubling", message, token.text);
}

function parseRange(reader: Reader): number | null {
  const token = peek(reader);
  if (token.kind !== "number") return null;
  if (token.text.length > 2) {
    const spot = { offset: token.offset + 2, text: token.text.slice(2) };
    throw faultAt(
      spot,
      "range-too-long",
      `The range '${token.text}' has more than two digits; 0 means unlimited.`,
      "0",
    );
  }
  return Number(take(reader).text);
}

function parseCoordinates(reader: Reader, open: Token): RangedAtom {
  const one = parseCoordinate(reader);
  expect(reader, ",", "Coordinates are written as (1,4): a comma is missing.");
  const other = parseCoordinate(reader);
  expect(reader, ")", "Coordinates are written as (1,4): the closing bracket is missing.");
  const start = reader.tokens.indexOf(open);
  const text = reader.tokens
    .slice(start, reader.at)
    .map((token) => token.text)
    .join("");
  const token: Token = { kind: "atom", text, offset: open.offset };
  if (one === 0 && other === 0) throw faultAt(token, "null-leap", `'${text}' does not leave its square.`);
  return { atom: coordinateAtom(text, one, other), token, range: parseRange(reader), end: endOf(reader) };
}

function parseCoordinate(reader: Reader): number {
  const token = take(reader);
  if (token.kind !== "number")
    throw faultAt(token, "missing-coordinate", "Coordinates are written as (1,4): a number is missing.");
  if (Number(token.text) > LONGEST_LEAP) {
    throw faultAt(
      token,
      "leap-too-long",
      `'${token.text}' leaps over the edge of every board; at most ${LONGEST_LEAP} is possible.`,
    );
  }
  return Number(token.text);
}

function expect(reader: Reader, text: string, message: string): void {
  if (!takeIf(reader, text)) throw faultAt(peek(reader), "unexpected-character", message, text);
}

function parseCastling(reader: Reader, letters: readonly Token[]): Term {
  const atom = take(reader);
  const between = letters.find(({ text }) => text === "a");
  if (between) throw faultAt(between, "misplaced-atom", "'O' (castling) cannot be part of another move.");
  const range = parseRange(reader);
  if (range === null)
    throw faultAt(atom, "missing-range", "'O' needs the number of squares that the king castles.", "O2");
  const modifiers = letters.map(({ text }) => text).join("");
  const offset = letters[0]?.offset ?? atom.offset;
  return { type: "castling", modifiers, range, offset, length: endOf(reader) - offset };
}

function parseChain(reader: Reader, letters: readonly Token[]): ChainTerm {
  const old = letters.length === 1 && letters[0].text === "t";
  const outer = old ? [] : letters;
  checkOuter(outer);
  const open = take(reader);
  const links: { letters: Token[]; ranged: RangedAtom }[] = [];
  const joints: ("-" | "?")[] = [];
  do {
    const own = takeLetters(reader);
    links.push({ letters: own, ranged: parseLink(reader, own) });
  } while (takeJoint(reader, open, joints, old));
  if (links.length < 2)
    throw faultAt(
      { offset: open.offset, text: "[" },
      "chain-too-short",
      "A chain in brackets needs at least two links.",
    );
  const legs = links.map((link, index) => makeLink(link.letters, link.ranged, index, links.length));
  const offset = letters[0]?.offset ?? open.offset;
  return {
    type: "chain",
    initial: outer.some(({ text }) => text === "i"),
    modes: outerModes(outer),
    legs,
    joints,
    offset,
    length: endOf(reader) - offset,
  };
}

function makeLink(letters: readonly Token[], ranged: RangedAtom, index: number, count: number): Leg {
  const place: LegPlace = { first: index === 0, last: index === count - 1, within: "chain" };
  return makeLeg(letters, ranged, place);
}

function parseLink(reader: Reader, letters: readonly Token[]): RangedAtom {
  const between = letters.find(({ text }) => text === "a");
  if (between)
    throw faultAt(between, "misplaced-modifier", "Links in brackets are joined by '-' or '?', not by 'a'.", "-");
  if (peek(reader).text === "[")
    throw faultAt(peek(reader), "unexpected-character", "Brackets cannot stand inside brackets.");
  const ranged = parseAtom(reader, letters);
  const { family } = ranged.atom;
  if (family === "oblique" || family === "universal") {
    throw faultAt(
      ranged.token,
      "misplaced-atom",
      `'${ranged.token.text}' cannot be a link: chains take orthogonal, diagonal and king-like atoms.`,
    );
  }
  return ranged;
}

/** Reads what stands after a link; false when the chain ends there. */
function takeJoint(reader: Reader, open: Token, joints: ("-" | "?")[], old: boolean): boolean {
  const token = peek(reader);
  if (token.kind === "end") throw faultAt(open, "unclosed-bracket", "The bracket '[' is not closed.", "]");
  if (takeIf(reader, "]")) return false;
  if (old && token.text !== "-" && token.text !== "?") {
    joints.push("?");
    return true;
  }
  if (old || (token.text !== "-" && token.text !== "?")) throw badJoint(token, old);
  joints.push(token.text);
  reader.at++;
  return true;
}

function badJoint(token: Token, old: boolean): BetzaFault {
  if (old)
    return faultAt(
      token,
      "unexpected-character",
      `Links after 't[' are joined without a sign, so '${token.text}' cannot stand here.`,
    );
  return faultAt(
    token,
    "unexpected-character",
    `'${token.text}' cannot stand here: links are joined by '-' (must go on) or '?' (may end there).`,
  );
}

function checkOuter(outer: readonly Token[]): void {
  const seen = new Set<string>();
  for (const token of outer) {
    const { text } = token;
    if (text !== "i" && !isMode(text)) throw outsideBracket(token);
    if (isMode(text) && seen.has(text))
      throw faultAt(token, "repeated-mode", `'${text}' stands twice before the same bracket.`, "Write it once");
    seen.add(text);
  }
}

function outsideBracket(token: Token): BetzaFault {
  const what = isDirection(token.text) ? "Directions" : "This modifier";
  const message = `'${token.text}' cannot stand before a bracket, only i, m, c, d and e can. ${what} can stand before the first link, inside.`;
  return faultAt(token, "misplaced-modifier", message);
}

function outerModes(outer: readonly Token[]): Modes {
  const has = (letter: string) => outer.some(({ text }) => text === letter);
  const named = outer.some(({ text }) => isMode(text));
  return { named, move: !named || has("m"), capture: !named || has("c"), friend: has("d"), enPassant: has("e") };
}
