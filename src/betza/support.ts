import { MEANING } from "./modifier.ts";
import { rangeAfter, togglesRange } from "./toggle.ts";
import { goesTooManyWays, lastModes, legsOf, MOST_LEAPS, stride, type WalkedTerm } from "./trails.ts";
import type { Betza, Leg, Place, Term } from "./tree.ts";

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
  const { offset, length } = term;
  const written = `'${text.slice(offset, offset + length)}'`;
  if (term.type === "rule") {
    const message = `castling (${written}) is a rule of the variant and is not part of a piece's movement`;
    return { offset, length, message };
  }
  const legs = legsOf(term);
  const last = legs[legs.length - 1];
  if (last.toggle) return atLetter("y", last, text, `${MEANING.y} ('y') is not supported yet`);
  const why = whyNever(term);
  if (why) return { offset, length, message: `${written} never moves: ${why}` };
  const { inPassing } = lastModes(term);
  if (inPassing && (legs.length > 1 || legs[0].range !== 1)) {
    const message = "capturing en passant ('e') at the end of a ride is not supported yet";
    return legs.length > 1 ? { offset, length, message } : atLetter("e", legs[0], text, message);
  }
  if (goesTooManyWays(term)) {
    const message = `${written} goes too many ways: at most ${MOST_LEAPS} leaps from a square can be followed`;
    return { offset, length, message };
  }
  return null;
}

/** Why the conditions of a way are never met, whatever stands on the board. */
function whyNever(term: WalkedTerm): string | null {
  const legs = legsOf(term);
  const toggles = legs.slice(0, -1).filter(togglesRange).length;
  const last = legs[legs.length - 1];
  if (last.hop !== "none" && rangeAfter(last, toggles) === 1)
    return "a hop goes over a piece and lands behind it, which takes a range of two at least";
  if (legs.some((leg) => leg.lame && leg.jump > 0 && stride(leg) > 1))
    return "'n' needs the squares between empty, and 'j' one of them taken";
  return null;
}

function atLetter(letter: string, leg: Leg, text: string, message: string): UnsupportedTerm {
  return { offset: text.indexOf(letter, leg.offset), length: 1, message };
}
