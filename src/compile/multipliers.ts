/**
 * Multipliers of lookup units that take long to find, known in advance.
 *
 * A unit's multipliers are found by trial (`assembly/tables/build.ts`). For wide masks that takes a good part of a
 * second, so `npm run multipliers` stores what it found. A stored multiplier is only a first guess: the kernel checks
 * it like any other, so a wrong one costs time, never correctness.
 */
import { multipliers } from "./multipliers.generated.ts";

export interface Multipliers {
  /** For each square, bits of the index. */
  readonly bits: readonly number[];
  /** For each square, the words of the multiplier, in 32-bit halves from the lowest. */
  readonly words: readonly (readonly number[])[];
}

/** What is known about a unit, by `unitName`; null when nothing is. */
export function knownMultipliers(signature: string): Multipliers | null {
  const packed = multipliers[unitName(signature)];
  return packed ? unpack(packed) : null;
}

/** A short name for a unit's signature: 64 bits of hash, as text. */
export function unitName(signature: string): string {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let i = 0; i < signature.length; i++) {
    low = Math.imul(low ^ signature.charCodeAt(i), 0x01000193);
    high = Math.imul(high ^ signature.charCodeAt(i), 0x5bd1e995) ^ (high >>> 15);
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}

/** One text for each square: bits, then the words, in base 36, separated by blanks; squares separated by commas. */
export function pack({ bits, words }: Multipliers): string {
  return bits.map((count, square) => [count, ...words[square].map((word) => word.toString(36))].join(" ")).join();
}

function unpack(packed: string): Multipliers {
  const squares = packed.split(",").map((text) => text.split(" "));
  return {
    bits: squares.map(([bits]) => Number(bits)),
    words: squares.map(([, ...words]) => words.map((word) => Number.parseInt(word, 36))),
  };
}
