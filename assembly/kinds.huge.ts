/** Sets of kinds as two words of 64 bits in one value: the huge build. Same names as `kinds.ts`, which says what they mean. */
import { KIND_BITS_HUGE, SIDE_KINDS_HUGE } from "../src/layout/capacity.ts";

export type Kinds = v128;

export const KIND_BITS: u32 = KIND_BITS_HUGE;
export const SIDE_KINDS: u32 = SIDE_KINDS_HUGE;

const WORD_BITS: u32 = 64;

function low(kinds: Kinds): u64 {
  return <u64>i64x2.extract_lane(kinds, 0);
}

function high(kinds: Kinds): u64 {
  return <u64>i64x2.extract_lane(kinds, 1);
}

export function noKinds(): Kinds {
  return i64x2(0, 0);
}

export function onlyKind(kind: u32): Kinds {
  const bit = (<i64>1) << (<i64>kind & 63);
  return kind < WORD_BITS ? i64x2.replace_lane(noKinds(), 0, bit) : i64x2.replace_lane(noKinds(), 1, bit);
}

export function orKinds(a: Kinds, b: Kinds): Kinds {
  return v128.or(a, b);
}

export function anyKind(kinds: Kinds): bool {
  return v128.any_true(kinds);
}

export function hasKind(kinds: Kinds, kind: u32): bool {
  const word = kind < WORD_BITS ? low(kinds) : high(kinds);
  return ((word >> (<u64>kind & 63)) & 1) != 0;
}

export function firstKind(kinds: Kinds): u32 {
  return low(kinds) ? <u32>ctz<u64>(low(kinds)) : WORD_BITS + <u32>ctz<u64>(high(kinds));
}

export function firstKindAlone(kinds: Kinds): Kinds {
  return onlyKind(firstKind(kinds));
}

export function withoutFirstKind(kinds: Kinds): Kinds {
  const first = low(kinds);
  if (first) return i64x2.replace_lane(kinds, 0, first & (first - 1));
  return i64x2.replace_lane(kinds, 1, high(kinds) & (high(kinds) - 1));
}
