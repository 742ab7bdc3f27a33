import { ALL_DIRECTIONS, type DirectionSet, directionList, directionSet } from "./direction.ts";
import type { Atom, Leg } from "./tree.ts";

/** Direction sets and their phrases, the largest first, as the player sees them. */
export type Phrases = readonly (readonly [directions: readonly number[], words: string])[];

const ORTHOGONAL: Phrases = [
  [[0, 2, 4, 6], "orthogonally"],
  [[0, 2, 6], "forward or sideways"],
  [[2, 4, 6], "backward or sideways"],
  [[2, 6], "sideways"],
  [[0], "forward"],
  [[4], "backward"],
  [[6], "to the left"],
  [[2], "to the right"],
];

const DIAGONAL: Phrases = [
  [[1, 3, 5, 7], "diagonally"],
  [[1, 7], "diagonally forward"],
  [[3, 5], "diagonally backward"],
  [[5, 7], "diagonally to the left"],
  [[1, 3], "diagonally to the right"],
  [[7], "diagonally forward to the left"],
  [[1], "diagonally forward to the right"],
  [[5], "diagonally backward to the left"],
  [[3], "diagonally backward to the right"],
];

const KING: Phrases = [[directionList(ALL_DIRECTIONS.king), "in any direction"], ...ORTHOGONAL, ...DIAGONAL];

/** `L` is the longer component of an oblique leap, `S` the shorter. */
const OBLIQUE: Phrases = [
  [[0, 3, 4, 7], "L forward or backward and S to either side"],
  [[1, 2, 5, 6], "L to either side and S forward or backward"],
  [[0, 7], "L forward and S to either side"],
  [[3, 4], "L backward and S to either side"],
  [[1, 2], "L to the right and S forward or backward"],
  [[5, 6], "L to the left and S forward or backward"],
  [[1, 6], "L to either side and S forward"],
  [[2, 5], "L to either side and S backward"],
  [[0, 3], "L forward or backward and S to the right"],
  [[4, 7], "L forward or backward and S to the left"],
  [[0], "L forward and S to the right"],
  [[1], "L to the right and S forward"],
  [[2], "L to the right and S backward"],
  [[3], "L backward and S to the right"],
  [[4], "L backward and S to the left"],
  [[5], "L to the left and S backward"],
  [[6], "L to the left and S forward"],
  [[7], "L forward and S to the left"],
];

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(
  " ",
);

/** A number as a word up to the size of a board: `two`; larger ones in digits. */
export function numberWord(number: number): string {
  return NUMBERS[number] ?? String(number);
}

/** `one square`, `two squares`. */
export function squaresWord(count: number): string {
  return `${numberWord(count)} ${count === 1 ? "square" : "squares"}`;
}

/** Steps and slides: `slides diagonally any distance`. @param range 0 is unlimited @param where with what joins it */
export function strideWords(range: number, where: string): string {
  if (range === 1) return `steps one square ${where}`;
  return range === 0 ? `slides ${where} any distance` : `slides up to ${squaresWord(range)} ${where}`;
}

/** Hops: `hops diagonally over the first piece in its way, to any square behind it`. @param where with what joins it */
export function hopWords({ hop, range }: Leg, where: string): string {
  const most = range === 0 ? "" : ` within ${squaresWord(range)}`;
  const behind = hop === "g" ? "the square right behind it" : `any square behind it${most}`;
  return `hops ${where} over the first piece in its way, to ${behind}`;
}

/** An oblique leap in all directions: `like a knight`. */
export function obliqueWords({ text, leap: [near, far] }: Atom): string {
  return text === "N" ? "like a knight" : `${squaresWord(far)} straight and ${numberWord(near)} across`;
}

/** How often a leap is made: `, up to three times`; nothing for one. @param range 0 is unlimited */
export function timesWords(range: number): string {
  if (range === 1) return "";
  return range === 0 ? ", any number of times" : `, up to ${numberWord(range)} times`;
}

/** Where the leg goes, in words; with distances for oblique atoms. Empty for universal leapers. */
export function directionPhrase({ atom, directions }: Leg): string {
  if (atom.family === "universal") return "";
  if (atom.family !== "oblique") return cover(directionSet(directions), STRAIGHT[atom.family]);
  const [short, long] = atom.leap;
  const words = cover(directionSet(directions), OBLIQUE);
  return words.replaceAll("L", squaresWord(long)).replaceAll("S", numberWord(short));
}

const STRAIGHT = { orthogonal: ORTHOGONAL, diagonal: DIAGONAL, king: KING } as const;

/** Covers a set with phrases greedily, the largest first. */
export function cover(set: DirectionSet, phrases: Phrases): string {
  const words: string[] = [];
  let left = set;
  for (const [directions, phrase] of phrases) {
    const part = directionSet(directions);
    if ((left & part) !== part) continue;
    words.push(phrase);
    left &= ~part;
  }
  return words.join(" or ");
}
