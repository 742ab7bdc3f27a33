/**
 * Multipliers of lookup units that take long to find, known in advance.
 *
 * The kernel numbers all multipliers and tries one after another (`assembly/tables/build-magic.ts`). For wide masks that takes
 * a good part of a second, so `npm run multipliers` stores about where it found them. That is only where the kernel looks
 * first: what it tries there is checked like any other, so a wrong place costs time, never correctness. They come with
 * the kernel for their size of board.
 */
import type { WaySet } from "./ways.ts";

/** So many multipliers are tried from the number that is stored, which takes a hundredth of a millisecond: the digits
 *  that would tell them apart are half of what a page loads for them. */
export const KNOWN_TRIES = 256;

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

/** What is known about a unit, square by square: its multiplier is among the `KNOWN_TRIES` from that number. Null when
 *  nothing is known. */
export function knownMultipliers(unit: WaySet): Multiplier[] | null {
  const packed = known.get(unitName(unit));
  return packed ? packed.split(" ").map(unpack) : null;
}

/** A short name that units with equal ways on boards of the same shape share: a hash by FNV-1a, as text. */
export function unitName({ bySquare }: WaySet): string {
  let hash = 0x811c9dc5;
  const add = (code: number) => {
    hash = Math.imul(hash ^ code, 0x01000193);
  };
  for (const list of bySquare) {
    add(list.length);
    for (const { target, empties } of list) {
      add(target);
      add(empties.length);
      for (const square of empties) add(square);
    }
  }
  return (hash >>> 0).toString(36);
}

/** One word for each square: a digit for the bits, then how many times `KNOWN_TRIES` are passed over, in base 36. */
export function packMultipliers(multipliers: readonly Multiplier[]): string {
  return multipliers
    .map(({ bits, number }) => bits.toString(36) + Math.floor(number / KNOWN_TRIES).toString(36))
    .join(" ");
}

function unpack(word: string): Multiplier {
  return { bits: Number.parseInt(word[0], 36), number: Number.parseInt(word.slice(1), 36) * KNOWN_TRIES };
}
