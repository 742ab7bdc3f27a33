import { atomOf, canDouble, coordinateAtom, LONGEST_LEAP, unknownAtom } from "./atom.ts";
import { type BetzaFault, faultAt, ruleWithin } from "./fault.ts";
import type { RangedAtom } from "./leg.ts";
import { endOf, peek, type Reader, take, takeIf } from "./reader.ts";
import type { Token } from "./token.ts";

/** Reads an atom, doubled or with a range. `letters` are its modifiers, for the message when it is missing. */
export function parseAtom(reader: Reader, letters: readonly Token[]): RangedAtom {
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
  if (token.text === "O") return ruleWithin(token);
  const { message, hint } = unknownAtom(token.text);
  return faultAt(token, "unknown-atom", message, hint);
}

function cannotDouble(reader: Reader, token: Token): BetzaFault {
  const second = reader.tokens[reader.at - 1];
  const message = `'${token.text}' cannot be doubled: it reaches as far as it can already.`;
  return faultAt(second, "unexpected-doubling", message, token.text);
}

/** Reads a range; null when there is none. */
export function parseRange(reader: Reader): number | null {
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
