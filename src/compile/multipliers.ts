/**
 * Precomputed multipliers of magics that are slow to search for.
 *
 * The kernel numbers all multipliers and tries them in order (`assembly/tables/build-magic.ts`). For wide masks that
 * takes a good part of a second, so `npm run multipliers` stores roughly where it found them. The kernel starts there
 * and checks every candidate, so a wrong entry costs time, never correctness. They are bundled with the kernel for
 * their board size.
 */
import type { PathSet } from "./paths.ts";

/** Candidates tried from a stored number, in a hundredth of a millisecond: exact numbers would double the size of what
 *  a page loads for them. */
export const KNOWN_TRIES = 256;

/** The multiplier of one square in a magic. */
export interface Multiplier {
  /** Bits of the index; the table has 2 to that power entries. */
  readonly bits: number;
  readonly number: number;
}

const known = new Map<string, string>();

/** Registers multipliers.
 *  @param packed by magic name, as `packMultipliers` writes them */
export function provideMultipliers(packed: Readonly<Record<string, string>>): void {
  for (const [name, words] of Object.entries(packed)) known.set(name, words);
}

/** The stored numbers of a magic, by square: the multiplier is among the `KNOWN_TRIES` from there. Null when nothing is
 *  stored. */
export function knownMultipliers(magic: PathSet): Multiplier[] | null {
  const packed = known.get(magicName(magic));
  return packed ? packed.split(" ").map(unpack) : null;
}

/** A short name shared by magics with equal paths on boards of the same shape: an FNV-1a hash as text. */
export function magicName({ bySquare }: PathSet): string {
  let hash = 0x811c9dc5;
  const add = (code: number) => {
    hash = Math.imul(hash ^ code, 0x01000193);
  };
  for (const list of bySquare) {
    add(list.length);
    for (const { target, empties, hurdles } of list) {
      add(target);
      add(empties.length);
      for (const square of empties) add(square);
      for (const square of hurdles) add(~square);
    }
  }
  return (hash >>> 0).toString(36);
}

/** One word for each square: a digit for the bits, then the number divided by `KNOWN_TRIES` in base 36. */
export function packMultipliers(multipliers: readonly Multiplier[]): string {
  return multipliers
    .map(({ bits, number }) => bits.toString(36) + Math.floor(number / KNOWN_TRIES).toString(36))
    .join(" ");
}

function unpack(word: string): Multiplier {
  return { bits: Number.parseInt(word[0], 36), number: Number.parseInt(word.slice(1), 36) * KNOWN_TRIES };
}
