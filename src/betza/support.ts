import { MEANING } from "./modifier.ts";
import type { Betza, Leg, Place, SimpleTerm, Term } from "./tree.ts";

/** A part of a movement that cannot be played yet. */
export interface UnsupportedTerm extends Place {
  /** One sentence for the author of the file. */
  readonly message: string;
}

/** The first part of a movement that cannot be played yet, with its place in the text; null when there is none. */
export function unsupportedTerm(betza: Betza): UnsupportedTerm | null {
  for (const term of betza.terms) {
    const found = unsupportedIn(term, betza.text);
    if (found) return found;
  }
  return null;
}

function unsupportedIn(term: Term, text: string): UnsupportedTerm | null {
  if (term.type === "simple") return unsupportedLeg(term, text);
  const { offset, length } = term;
  const written = `'${text.slice(offset, offset + length)}'`;
  if (term.type === "rule") {
    return {
      offset,
      length,
      message: `castling (${written}) is a rule of the variant and is not part of a piece's movement`,
    };
  }
  const what = term.type === "chain" ? "a chain of moves in brackets" : "a move of several legs";
  return { offset, length, message: `${what} (${written}) is not supported yet` };
}

/** Modifiers that are parsed but not played, with a test for each. */
const UNPLAYED: readonly (readonly [letter: string, has: (leg: Leg) => boolean])[] = [
  ["t", (leg) => leg.friendHurdle],
  ["p", (leg) => leg.hop === "p"],
  ["g", (leg) => leg.hop === "g"],
  ["j", (leg) => leg.jump > 0],
  ["o", (leg) => leg.cylinder],
  ["q", (leg) => leg.circular],
  ["z", (leg) => leg.crooked],
  ["d", (leg) => leg.modes.friend],
  ["y", (leg) => leg.toggle],
];

function unsupportedLeg({ leg, offset, length }: SimpleTerm, text: string): UnsupportedTerm | null {
  const unplayed = UNPLAYED.find(([, has]) => has(leg));
  if (unplayed)
    return atLetter(unplayed[0], leg, text, `${MEANING[unplayed[0]]} ('${unplayed[0]}') is not supported yet`);
  if (leg.atom.family === "universal") {
    return { offset, length, message: "leaping to every square ('U') is not supported yet" };
  }
  if (leg.modes.inPassing && leg.range !== 1) {
    return atLetter("e", leg, text, "capturing en passant ('e') at the end of a ride is not supported yet");
  }
  return null;
}

function atLetter(letter: string, leg: Leg, text: string, message: string): UnsupportedTerm {
  return { offset: text.indexOf(letter, leg.offset), length: 1, message };
}
