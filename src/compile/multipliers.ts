/**
 * Multipliers of lookup units that take long to find, known in advance.
 *
 * The kernel numbers all multipliers and tries one after another (`assembly/tables/build.ts`). For wide masks that takes
 * a good part of a second, so `npm run multipliers` stores the numbers that it found. A stored number is only where the
 * kernel looks first: it is checked like any other, so a wrong one costs time, never correctness. They come
 * with the kernel for their size of board.
 */
import type { WaySet } from "./ways.ts";

/** A multiplier of one square's unit. */
export interface Multiplier {
  /** Bits of the index: the table has so many entries as they can number. */
  readonly bits: number;
  readonly number: number;
}

const known = new Map<string, string>();

/** Makes multipliers known.
 *  @param packed by the unit's name, as `packMultipliers` writes them */
export function provideMultipliers(packed: Readonly<Record<string, string>>): void {
  for (const [name, words] of Object.entries(packed)) known.set(name, words);
}

/** What is known about a unit, square by square; null when nothing is. */
export function knownMultipliers(unit: WaySet): Multiplier[] | null {
  const packed = known.get(unitName(unit));
  return packed ? packed.split(" ").map(unpack) : null;
}

/** A short name that units with equal ways on boards of the same shape share: 64 bits of hash, as text. */
export function unitName({ bySquare }: WaySet): string {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  const add = (code: number) => {
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995) ^ (high >>> 15);
  };
  for (const list of bySquare) {
    add(list.length);
    for (const { target, empties } of list) {
      add(target);
      add(empties.length);
      for (const square of empties) add(square);
    }
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}

/** One word for each square: a digit for the bits, then the number, in base 36. */
export function packMultipliers(multipliers: readonly Multiplier[]): string {
  return multipliers.map(({ bits, number }) => bits.toString(36) + number.toString(36)).join(" ");
}

function unpack(word: string): Multiplier {
  return { bits: Number.parseInt(word[0], 36), number: Number.parseInt(word.slice(1), 36) };
}
