/** Ways of several legs in words: one clause a leg, with turns as the piece sees them. */
import { directionSet } from "./direction.ts";
import {
  cover,
  hopWords,
  obliqueWords,
  type Phrases,
  squaresWord,
  strideWords,
  timesWords,
} from "./direction-words.ts";
import { rangeAfter, togglesRange } from "./toggle.ts";
import type { LegClauses, LegsInWords } from "./trails.ts";
import type { ChainTerm, Leg, MultiLegTerm } from "./tree.ts";

/** `steps one square diagonally, and may go on from an empty square: slides orthogonally outward any distance`. */
export const describeLegs: LegsInWords = (term, { first, conditions }) => {
  if (isThereAndBack(term)) return thereAndBack(term, first);
  let toggles = 0;
  return term.legs
    .map((leg, index) => {
      const isLast = index === term.legs.length - 1;
      const range = rangeAfter(leg, toggles);
      // what an earlier leg goes over is told where it ends
      const own: Leg = isLast ? { ...leg, range } : { ...leg, range, hop: "none", friendHurdle: false };
      toggles += togglesRange(leg) ? 1 : 0;
      const way = index === 0 ? first(own) : laterWay(own, whereTo(term, index));
      return `${way}${conditions(own)}${isLast ? "" : joining(term, index)}`;
    })
    .join("");
};

/** What stands between a leg and the next. */
function joining(term: MultiLegTerm | ChainTerm, index: number): string {
  if (term.type === "chain" && term.joints[index] === "?") return ", and may go on from an empty square: ";
  const { hop, friendHurdle, modes } = term.legs[index];
  const hurdle = hop === "none" ? null : friendHurdle ? "a friend" : "a piece";
  const victim = modes.capture ? (modes.friend ? "a piece" : "an enemy") : modes.friend ? "a friend" : null;
  if (victim === null && hurdle !== null && !modes.move) return ` to ${hurdle}, and then over it: `;
  if (victim === null && hurdle === "a piece") return ", whatever stands there, and then ";
  const isFree = modes.move || term.legs[index].toggle;
  if (victim !== null && hurdle === null) {
    return isFree
      ? ` to an empty square or ${victim}, which it takes, and then `
      : ` to ${victim}, takes it, and then `;
  }
  const places = [
    isFree || (victim === null && hurdle === null) ? "an empty square" : null,
    hurdle && `${hurdle} that it goes over`,
    victim && `${victim} that it takes`,
  ];
  return ` to ${places.filter((place) => place !== null).join(" or ")}, and then `;
}

/** Whether a piece only steps to a square beside it and back. */
function isThereAndBack({ type, legs }: MultiLegTerm | ChainTerm): boolean {
  const [there, back] = legs;
  const isStep = ({ atom, range, hop }: Leg) => atom.leap[1] === 1 && range === 1 && hop === "none";
  const turnsBack = back.directions.length === 1 && back.directions[0] === BACK;
  const { move, capture, friend } = back.modes;
  const isPlain = move && capture && !friend;
  return type === "multi-leg" && legs.length === 2 && legs.every(isStep) && turnsBack && isPlain && !there.toggle;
}

const BACK = 4;

/** `takes an enemy one square forward without moving, or passes if that square is empty` */
function thereAndBack({ legs: [there] }: MultiLegTerm | ChainTerm, first: LegClauses["first"]): string {
  const { move, capture, friend } = there.modes;
  const way = first(there);
  if (!capture && !friend) return `${way} to an empty square and back, which passes the turn`;
  const victim = capture ? (friend ? "a piece" : "an enemy") : "a friend";
  const taking = `takes ${victim} ${way.replace(/^steps /, "")} without moving`;
  return move
    ? `${taking}, or passes if ${there.directions.length > 1 ? "a square there" : "that square"} is empty`
    : taking;
}

function laterWay(leg: Leg, where: string): string {
  const { atom, range } = leg;
  if (leg.hop !== "none") return hopWords(leg, where);
  if (atom.leap[1] === 1) return strideWords(range, where);
  const leap = atom.family === "oblique" ? obliqueWords(atom) : squaresWord(atom.leap[1]);
  return `leaps ${leap} ${where}${timesWords(range)}`;
}

/** Relative to the leg before. A link without directions goes as straight on as its atom can. */
function whereTo(term: MultiLegTerm | ChainTerm, index: number): string {
  const leg = term.legs[index];
  if (term.type === "multi-leg" || leg.directed) return turnPhrase(leg.directions);
  const before = term.legs[index - 1].atom.family;
  if (leg.atom.family === before || leg.atom.family === "king") return "straight on";
  return leg.atom.family === "diagonal" ? "diagonally outward" : "orthogonally outward";
}

/** Turns from the direction of the leg before. */
const TURNS: Phrases = [
  [[0, 1, 2, 3, 4, 5, 6, 7], "in any direction"],
  [[0, 1, 2, 3, 5, 6, 7], "in any direction but back"],
  [[0, 2, 6], "straight on or at a right angle"],
  [[0], "straight on"],
  [[1, 7], "turning by 45 degrees"],
  [[2, 6], "at a right angle"],
  [[3, 5], "turning by 135 degrees"],
  [[4], "back"],
  [[1], "turning right by 45 degrees"],
  [[7], "turning left by 45 degrees"],
  [[2], "to the right of it"],
  [[6], "to the left of it"],
  [[3], "turning right by 135 degrees"],
  [[5], "turning left by 135 degrees"],
];

/** Where a later leg goes, in words. */
function turnPhrase(directions: readonly number[]): string {
  return cover(directionSet(directions), TURNS);
}
