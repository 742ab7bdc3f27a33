import { type BetzaFault, faultAt } from "./fault.ts";
import { makeLeg, type RangedAtom } from "./leg.ts";
import type { LegPlace } from "./leg-place.ts";
import { isDirection, isMode } from "./modifier.ts";
import { parseAtom } from "./parse-atom.ts";
import { endOf, peek, type Reader, take, takeIf, takeLetters } from "./reader.ts";
import type { Token } from "./token.ts";
import type { ChainTerm, Leg, Modes } from "./tree.ts";

/** Reads a chain in brackets, `[F?R]` or Betza's `t[FR]`. `letters` are the modifiers before the bracket. */
export function parseChain(reader: Reader, letters: readonly Token[]): ChainTerm {
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

/** Reads what follows a link; false at the end of the chain. */
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
  return { named, move: !named || has("m"), capture: !named || has("c"), friend: has("d"), inPassing: has("e") };
}
