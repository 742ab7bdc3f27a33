/** Ways of several legs in words: one clause a leg, with turns as the piece sees them. */
import { numberWord, squaresWord, turnPhrase } from "./direction-words.ts";
import { isRelay, rangeAfter, type WalkedTerm } from "./trails.ts";
import type { ChainTerm, Leg, MultiLegTerm } from "./tree.ts";

/** What a sentence says of legs besides their turns. */
interface Clauses {
  /** A first leg, with its directions: `slides diagonally any distance`. */
  readonly first: (leg: Leg) => string;
  /** Conditions of a leg: `, in zigzag`. */
  readonly conditions: (leg: Leg) => string;
}

/** `steps one square diagonally, and may go on from an empty square: slides orthogonally outward any distance`. */
export function describeLegs(term: MultiLegTerm | ChainTerm, { first, conditions }: Clauses): string {
  let toggles = 0;
  return term.legs
    .map((leg, index) => {
      const own = { ...leg, range: rangeAfter(leg, toggles) };
      toggles += leg.toggle ? 1 : 0;
      const way = index === 0 ? first(own) : laterWay(own, whereTo(term, index));
      return `${way}${conditions(own)}${index < term.legs.length - 1 ? joining(term, index) : ""}`;
    })
    .join("");
}

/** What stands between a leg and the next. */
function joining(term: MultiLegTerm | ChainTerm, index: number): string {
  if (term.type === "chain" && term.joints[index] === "?") return ", and may go on from an empty square: ";
  return isRelay(term.legs[index]) ? ", whatever stands there, and then " : " to an empty square, and then ";
}

function laterWay({ atom, range }: Leg, where: string): string {
  const far = atom.leap[1];
  if (far === 1 && range === 0) return `slides ${where} any distance`;
  if (far === 1) return range === 1 ? `steps one square ${where}` : `slides up to ${squaresWord(range)} ${where}`;
  const often = range === 1 ? "" : range === 0 ? ", any number of times" : `, up to ${numberWord(range)} times`;
  return `leaps ${leap(atom)} ${where}${often}`;
}

function leap({ text, family, leap: [near, far] }: Leg["atom"]): string {
  if (text === "N") return "like a knight";
  return family === "oblique" ? `${squaresWord(far)} straight and ${numberWord(near)} across` : squaresWord(far);
}

/** Relative to the leg before. A link without directions goes as straight on as its atom can. */
function whereTo(term: WalkedTerm, index: number): string {
  if (term.type === "simple") return "";
  const leg = term.legs[index];
  if (term.type === "multi-leg" || leg.directed) return turnPhrase(leg.directions);
  const before = term.legs[index - 1].atom.family;
  if (leg.atom.family === before || leg.atom.family === "king") return "straight on";
  return leg.atom.family === "diagonal" ? "diagonally outward" : "orthogonally outward";
}
