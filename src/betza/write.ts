import { defaultRange } from "./atom.ts";
import { directionSet, spellDirections } from "./direction.ts";
import { defaultDirections, directionSystem, type LegPlace } from "./leg-place.ts";
import { MODE_LETTERS, WRITING_ORDER } from "./modifier.ts";
import type { Atom, Betza, ChainTerm, Leg, Modes, Term } from "./tree.ts";

const ALONE: LegPlace = { first: true, last: true, within: "simple" };

/**
 * Writes a movement in canonical form: terms in their order, modifiers in the order that XBoard reads
 * (`i`, directions, then `m c d e t p g o y n j q z`), defaults omitted.
 */
export function writeBetza(betza: Betza): string {
  const texts = betza.terms.map(writeTerm);
  return texts.map((text, index) => (wouldDouble(text, texts[index + 1]) ? text + plainRange(text) : text)).join("");
}

/** Whether two adjacent terms would read as a doubled atom: `W` and `W3` are written `W1W3`. */
function wouldDouble(text: string, next: string | undefined): boolean {
  return next !== undefined && /[A-Z]$/.test(text) && next.startsWith(text[text.length - 1]);
}

/** The range of a term when no digits are written. */
function plainRange(text: string): string {
  const turns = /[qz][^A-Z[]*[A-Z]$/.test(text);
  return turns ? "0" : String(defaultRange(text[text.length - 1]));
}

/** Writes one term in canonical form. */
export function writeTerm(term: Term): string {
  if (term.type === "simple") return writeLeg(term.leg);
  if (term.type === "chain") return writeChain(term);
  if (term.type === "rule") return `${term.modifiers}O${term.range}`;
  const last = term.legs.length - 1;
  const modifiers = term.legs.map((leg, index) => {
    return writeModifiers(leg, { first: index === 0, last: index === last, within: "multi-leg" });
  });
  return modifiers.join("a") + writeAtom(term.legs[last]);
}

/** Writes a single leg. */
export function writeLeg(leg: Leg, place: LegPlace = ALONE): string {
  return writeModifiers(leg, place) + writeAtom(leg);
}

function writeChain({ initial, modes, legs, joints }: ChainTerm): string {
  const last = legs.length - 1;
  const links = legs.map((leg, index) => {
    const place: LegPlace = { first: index === 0, last: index === last, within: "chain" };
    return (index > 0 ? joints[index - 1] : "") + writeLeg(leg, place);
  });
  const before = (initial ? "i" : "") + (modes.named ? modeLetters(modes) : "");
  return `${before}[${links.join("")}]`;
}

function writeModifiers(leg: Leg, place: LegPlace): string {
  const letters = [...WRITING_ORDER].map((letter) => lettersOf(leg, place, letter)).join("");
  const directions = spell(leg, place);
  return letters.startsWith("i") ? `i${directions}${letters.slice(1)}` : directions + letters;
}

function spell(leg: Leg, place: LegPlace): string {
  const set = directionSet(leg.directions);
  if (set === defaultDirections(leg.atom, place)) return "";
  return spellDirections(set, directionSystem(leg.atom, place));
}

function lettersOf(leg: Leg, place: LegPlace, letter: string): string {
  if (MODE_LETTERS.includes(letter))
    return sayModes(leg, place) && modeLetters(leg.modes).includes(letter) ? letter : "";
  if (letter === "j") return "j".repeat(leg.jump);
  return MARKS[letter](leg) ? letter : "";
}

const MARKS: Readonly<Record<string, (leg: Leg) => boolean>> = {
  i: (leg) => leg.initial,
  n: (leg) => leg.lame,
  t: (leg) => leg.friendHurdle,
  p: (leg) => leg.hop === "p",
  g: (leg) => leg.hop === "g",
  o: (leg) => leg.cylinder,
  y: (leg) => leg.toggle,
  q: (leg) => leg.circular,
  z: (leg) => leg.crooked,
};

/** Whether the modes differ from the default of the leg. */
function sayModes({ modes, hop }: Leg, place: LegPlace): boolean {
  const usual = place.last ? "mc" : hop === "none" ? "m" : "";
  return modeLetters(modes) !== usual;
}

function modeLetters(modes: Modes): string {
  const { move, capture, friend, inPassing } = modes;
  return (move ? "m" : "") + (capture ? "c" : "") + (friend ? "d" : "") + (inPassing ? "e" : "");
}

function writeAtom(leg: Leg): string {
  const turns = leg.circular || leg.crooked;
  const usual = turns ? 0 : defaultRange(leg.atom.text);
  return atomText(leg.atom) + (leg.range === usual ? "" : leg.range);
}

function atomText(atom: Atom): string {
  return atom.text.startsWith("(") ? `(${atom.leap[0]},${atom.leap[1]})` : atom.text;
}
