import { type BetzaError, BetzaFault, faultAt, ruleWithin } from "./fault.ts";
import { makeLeg } from "./leg.ts";
import { parseAtom, parseRange } from "./parse-atom.ts";
import { parseChain } from "./parse-chain.ts";
import { endOf, peek, type Reader, take, takeLetters } from "./reader.ts";
import { type Token, tokenize } from "./token.ts";
import type { Betza, Term } from "./tree.ts";

/** The whole movement, or the first reason to refuse it. */
export type BetzaResult = { readonly ok: true; readonly betza: Betza } | ({ readonly ok: false } & BetzaError);

/** The longest text that is read, in UTF-16 units. */
export const LONGEST_BETZA = 64;

/**
 * Parses a movement in Betza notation, whole or not at all. Never throws.
 *
 * The empty text is a piece that cannot move. Not everything that parses can be played yet, see `support.ts`.
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
  if (next.text === "O") return parseRule(reader, letters);
  return parseSteps(reader, letters);
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

function parseRule(reader: Reader, letters: readonly Token[]): Term {
  const atom = take(reader);
  const between = letters.find(({ text }) => text === "a");
  if (between) throw ruleWithin(between);
  const range = parseRange(reader);
  if (range === null) throw faultAt(atom, "missing-range", "'O' needs the number of squares that the king goes.", "O2");
  const modifiers = letters.map(({ text }) => text).join("");
  const offset = letters[0]?.offset ?? atom.offset;
  return { type: "rule", modifiers, range, offset, length: endOf(reader) - offset };
}
