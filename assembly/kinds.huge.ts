/** Sets of kinds of 64 bits: the huge build, for up to 64 kinds. Same names as `kinds.ts`, which says what they mean. */
import { KIND_BITS_HUGE } from "../src/layout/capacity.ts";

export type Kinds = u64;

export const KIND_BITS: u32 = KIND_BITS_HUGE;
export const SIDE_KINDS: u32 = 2 << KIND_BITS;

export function onlyKind(kind: u32): Kinds {
  return (<u64>1) << (<u64>kind);
}

export function hasKind(kinds: Kinds, kind: u32): bool {
  return ((kinds >> <u64>kind) & 1) != 0;
}

export function firstKind(kinds: Kinds): u32 {
  return <u32>ctz<u64>(kinds);
}
