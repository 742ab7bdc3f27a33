/** What is left to chance, by the generator of the kernel's tables, so that a seed means the same for good. */
import { randomWords } from "../compile/random.ts";

/** Rolls a whole number from 0 to below `sides`. */
export type Dice = (sides: number) => number;

/** The dice of one game of many: the same for the same seed and number. */
export function diceOf(seed: number, number: number): Dice {
  const next = randomWords((Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) | 0);
  return (sides) => Math.floor((next() / 2 ** 32) * sides);
}
