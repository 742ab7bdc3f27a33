/**
 * Sets of kinds as one word: bit n is kind n. The builds for up to 32 kinds; `kinds.huge.ts` has the same names for up to 64, and
 * the build swaps the file.
 */
import { KIND_BITS_SMALL } from "../src/layout/capacity.ts";

export type Kinds = u32;

/** Side and kind together are `side << KIND_BITS | kind`. */
export const KIND_BITS: u32 = KIND_BITS_SMALL;
export const SIDE_KINDS: u32 = 2 << KIND_BITS;

export function onlyKind(kind: u32): Kinds {
  return 1 << kind;
}

export function hasKind(kinds: Kinds, kind: u32): bool {
  return ((kinds >> kind) & 1) != 0;
}

/** The first kind of a set that is not empty. */
export function firstKind(kinds: Kinds): u32 {
  return ctz<u32>(kinds);
}
