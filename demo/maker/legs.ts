/** A move in two legs, chosen in words, as Betza: where it goes first, what it does there, and how it goes on. */

/** What may be chosen, in order: the value, and its words. */
type Options = readonly (readonly [value: string, words: string])[];

/** Values are directions and an atom. */
export const FIRST: Options = [
  ["K", "one square in any direction"],
  ["W", "one square straight"],
  ["F", "one square diagonally"],
  ["fW", "one square forward"],
  ["fF", "one square diagonally forward"],
  ["N", "a knight's leap"],
  ["Q", "slides in any direction"],
  ["R", "slides straight"],
  ["B", "slides diagonally"],
];
/** Values are what stands in front of the first leg. */
export const THERE: Options = [
  ["c", "takes an enemy"],
  ["mc", "takes an enemy, or finds nobody"],
  ["d", "takes a friend"],
  ["cd", "takes a piece of either side"],
  ["p", "goes over a piece"],
  ["tp", "goes over a friend"],
  ["m", "finds nobody"],
];
/** Values are directions of the second leg. */
export const TURN: Options = [
  ["f", "straight on"],
  ["b", "back to where it began"],
  ["", "in any direction but back"],
  ["s", "at a right angle"],
  ["fs", "at 45 degrees"],
];
export const FAR: Options = [
  ["same", "any distance"],
  ["one", "one square"],
];
/** Values are what stands in front of the second leg. */
export const END: Options = [
  ["", "moves or takes"],
  ["m", "only moves"],
  ["c", "only takes"],
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
