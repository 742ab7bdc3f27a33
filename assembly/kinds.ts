/**
 * Sets of kinds as one word: bit n is kind n. The builds for up to 32 kinds; `kinds.huge.ts` has the same names for up to 78, and
 * the build swaps the file.
 */
import { KIND_BITS_SMALL } from "../src/layout/capacity.ts";

export type Kinds = u32;

/** Side and kind together are `side << KIND_BITS | kind`. */
export const KIND_BITS: u32 = KIND_BITS_SMALL;
/** How many such numbers there are, those between the sides included. */
export const SIDE_KINDS: u32 = 2 << KIND_BITS;

export function noKinds(): Kinds {
  return 0;
}

export function onlyKind(kind: u32): Kinds {
  return 1 << kind;
}

export function orKinds(a: Kinds, b: Kinds): Kinds {
  return a | b;
}

export function anyKind(kinds: Kinds): bool {
  return kinds != 0;
}

export function hasKind(kinds: Kinds, kind: u32): bool {
  return ((kinds >> kind) & 1) != 0;
}

/** The first kind of a set that is not empty. */
export function firstKind(kinds: Kinds): u32 {
  return ctz<u32>(kinds);
}

/** That kind alone. */
export function firstKindAlone(kinds: Kinds): Kinds {
  return kinds & -kinds;
}

/** What is left of such a set without it. */
export function withoutFirstKind(kinds: Kinds): Kinds {
  return kinds & (kinds - 1);
}
