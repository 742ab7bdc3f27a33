/** A move in two legs, chosen in words, as Betza: where it goes first, what it does there, and how it goes on. */

import { t } from "../language.ts";

/** What may be chosen, in order: the value, and its words. */
type Options = readonly (readonly [value: string, words: string])[];

/** Values are directions and an atom. */
export const FIRST: Options = [
  ["K", t`one square in any direction`],
  ["W", t`one square straight`],
  ["F", t`one square diagonally`],
  ["fW", t`one square forward`],
  ["fF", t`one square diagonally forward`],
  ["N", t`a knight's leap`],
  ["Q", t`slides in any direction`],
  ["R", t`slides straight`],
  ["B", t`slides diagonally`],
];
/** Values are what stands in front of the first leg. */
export const THERE: Options = [
  ["c", t`takes an enemy`],
  ["mc", t`takes an enemy, or finds nobody`],
  ["d", t`takes a friend`],
  ["cd", t`takes a piece of either side`],
  ["p", t`goes over a piece`],
  ["tp", t`goes over a friend`],
  ["m", t`finds nobody`],
];
/** Values are directions of the second leg. */
export const TURN: Options = [
  ["f", t`straight on`],
  ["b", t`back to where it began`],
  ["", t`in any direction but back`],
  ["s", t`at a right angle`],
  ["fs", t`at 45 degrees`],
];
export const FAR: Options = [
  ["same", t`any distance`],
  ["one", t`one square`],
];
/** Values are what stands in front of the second leg. */
export const END: Options = [
  ["", t`moves or takes`],
  ["m", t`only moves`],
  ["c", t`only takes`],
];

export interface Legs {
  readonly first: string;
  readonly there: string;
  readonly turn: string;
  /** Of slides alone. */
  readonly far: string;
  readonly end: string;
}

/** Whether the first leg may go several squares. */
export function slides({ first }: Pick<Legs, "first">): boolean {
  return /[QRB]$/.test(first);
}

/** The term, in the shortest form that is read alike. */
export function legsText(legs: Legs): string {
  const { first, there, turn, end } = legs;
  const [, directions, atom] = /^([a-z]*)(.)$/.exec(first) ?? ["", "", first];
  const isShort = slides(legs) && legs.far === "one";
  const hops = there.endsWith("p") && slides(legs) && turn === "f";
  if (hops) return `${end}${isShort ? there.replace("p", "g") : there}${directions}${atom}`;
  const before = there === "m" ? "" : there;
  if (isShort) return `[${before}${first}-${end}${turn === "f" ? "" : turn}${ONE_SQUARE[atom]}]`;
  return `${directions}${before}a${turn}${end}${atom}`;
}

/** What goes one square where the other slides. */
const ONE_SQUARE: Readonly<Record<string, string>> = { Q: "K", R: "W", B: "F" };
