/**
 * Sets of squares as one 128-bit vector: the wide build, for boards of up to 128 squares. Same names as `bitboard.ts`,
 * which says what they mean.
 */
import { SET_BYTES_WIDE, SQUARES_WIDE } from "../src/layout/capacity.ts";
import { SQUARE_SETS } from "../src/layout/map.ts";
import {
  MAGIC_BYTES_SHIFT_WIDE,
  MAGIC_MULTIPLIER_WIDE,
  MAGIC_RESULTS_WIDE,
  MAGIC_SHIFT_WIDE,
} from "../src/layout/tables.ts";
import { sparse } from "./multiplier.ts";

export type Squares = v128;

export const SET_BYTES: usize = SET_BYTES_WIDE;
export const SET_SHIFT: usize = 4;
export const SQUARE_BITS: u32 = 7;
export const SQUARE_COUNT: u32 = SQUARES_WIDE;
export const WORDS: u32 = 2;
export const MAGIC_BYTES_SHIFT: usize = MAGIC_BYTES_SHIFT_WIDE;
const MAGIC_MULTIPLIER: usize = MAGIC_MULTIPLIER_WIDE;

export function none(): Squares {
  return i64x2(0, 0);
}

export function every(): Squares {
  return i64x2(-1, -1);
}

/** From a table: building a vector costs more than one load. */
export function squareSet(square: u32): Squares {
  return v128.load(SQUARE_SETS + ((<usize>square) << SET_SHIFT));
}

export function loadSet(address: usize): Squares {
  return v128.load(address);
}

export function storeSet(address: usize, set: Squares): void {
  v128.store(address, set);
}

export function and(a: Squares, b: Squares): Squares {
  return v128.and(a, b);
}

export function or(a: Squares, b: Squares): Squares {
  return v128.or(a, b);
}

export function xor(a: Squares, b: Squares): Squares {
  return v128.xor(a, b);
}

export function without(a: Squares, b: Squares): Squares {
  return v128.andnot(a, b);
}

export function any(a: Squares): bool {
  return v128.any_true(a);
}

export function meets(a: Squares, b: Squares): bool {
  return any(and(a, b));
}

export function moreThanOne(a: Squares): bool {
  const low = word(a, 0);
  const high = word(a, 1);
  return ((low & (low - 1)) | (high & (high - 1))) != 0 || (low != 0 && high != 0);
}

export function lsb(a: Squares): u32 {
  const low = word(a, 0);
  return low != 0 ? <u32>ctz<u64>(low) : 64 + <u32>ctz<u64>(word(a, 1));
}

export function withoutLowest(a: Squares): Squares {
  return v128.andnot(a, squareSet(lsb(a)));
}

export function count(a: Squares): u32 {
  return <u32>(popcnt<u64>(word(a, 0)) + popcnt<u64>(word(a, 1)));
}

export function rotate(a: Squares, distance: u32): Squares {
  const swap = distance >= 64;
  const low = word(a, swap ? 1 : 0);
  const high = word(a, swap ? 0 : 1);
  const up = <u64>(distance & 63);
  const carried: u64 = up == 0 ? 0 : ~0;
  const down = (64 - up) & 63;
  return i64x2((low << up) | ((high >> down) & carried), (high << up) | ((low >> down) & carried));
}

export function word(a: Squares, index: u32): u64 {
  return index ? <u64>i64x2.extract_lane(a, 1) : <u64>i64x2.extract_lane(a, 0);
}

export function firstWord(_a: Squares): u32 {
  return 0;
}

export function nextWord(_a: Squares, index: u32): u32 {
  return index + 1;
}

export function magicSlot(magic: usize, occupied: Squares): usize {
  const relevant = v128.and(occupied, v128.load(magic));
  const hash =
    word(relevant, 0) * load<u64>(magic, MAGIC_MULTIPLIER) + word(relevant, 1) * load<u64>(magic, MAGIC_MULTIPLIER + 8);
  const index = <usize>(hash >> <u64>load<u32>(magic, MAGIC_SHIFT_WIDE));
  return <usize>load<u32>(magic, MAGIC_RESULTS_WIDE) + (index << SET_SHIFT);
}

export function hashOf(magic: usize, square: u32): u64 {
  return load<u64>(magic + ((<usize>(square >> 6)) << 3), MAGIC_MULTIPLIER) << (<u64>(square & 63));
}

export function setMultiplier(magic: usize, number: u32): void {
  for (let index: u32 = 0; index < WORDS; index++)
    store<u64>(magic + ((<usize>index) << 3), sparse(2 * number + index), MAGIC_MULTIPLIER);
}

export function setMagic(magic: usize, results: usize, shift: u32): void {
  store<u32>(magic, <u32>results, MAGIC_RESULTS_WIDE);
  store<u32>(magic, shift, MAGIC_SHIFT_WIDE);
}
