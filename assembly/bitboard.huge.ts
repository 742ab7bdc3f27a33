/**
 * Sets of squares of 256 bits: the huge build, for boards of up to 256 squares. Same names as `bitboard.ts`, which says what they
 * mean.
 *
 * The language has no value of that size: a set is two vectors, of squares below 128 and of the others, and the build gives each its
 * own local, see `pairs.mjs`. Until then it stands here as a type that no kernel has otherwise.
 */
import { SET_BYTES_HUGE, SQUARES_HUGE } from "../src/layout/capacity.ts";
import { SQUARE_SETS } from "../src/layout/map.ts";
import {
  MAGIC_BYTES_SHIFT_HUGE,
  MAGIC_MULTIPLIER_HUGE,
  MAGIC_RESULTS_HUGE,
  MAGIC_SHIFT_HUGE,
  MAGIC_TURNS_HUGE,
} from "../src/layout/tables.ts";
import { scrambled, sparse } from "./multiplier.ts";

export type Squares = f32;

export const SET_BYTES: usize = SET_BYTES_HUGE;
export const SET_SHIFT: usize = 5;
export const SQUARE_BITS: u32 = 8;
export const SQUARE_COUNT: u32 = SQUARES_HUGE;
export const WORDS: u32 = 4;
export const MAGIC_BYTES_SHIFT: usize = MAGIC_BYTES_SHIFT_HUGE;
const MAGIC_MULTIPLIER: usize = MAGIC_MULTIPLIER_HUGE;

/** These three have no body: `pairs.mjs` puts two vectors together here, or takes one. */
declare function made(first: v128, second: v128): Squares;
declare function low(set: Squares): v128;
declare function high(set: Squares): v128;

export function none(): Squares {
  return made(i64x2(0, 0), i64x2(0, 0));
}

export function every(): Squares {
  return made(i64x2(-1, -1), i64x2(-1, -1));
}

export function squareSet(square: u32): Squares {
  return loadSet(SQUARE_SETS + ((<usize>square) << SET_SHIFT));
}

export function loadSet(address: usize): Squares {
  return made(v128.load(address), v128.load(address, 16));
}

export function storeSet(address: usize, set: Squares): void {
  v128.store(address, low(set));
  v128.store(address, high(set), 16);
}

export function and(a: Squares, b: Squares): Squares {
  return made(v128.and(low(a), low(b)), v128.and(high(a), high(b)));
}

export function or(a: Squares, b: Squares): Squares {
  return made(v128.or(low(a), low(b)), v128.or(high(a), high(b)));
}

export function xor(a: Squares, b: Squares): Squares {
  return made(v128.xor(low(a), low(b)), v128.xor(high(a), high(b)));
}

export function without(a: Squares, b: Squares): Squares {
  return made(v128.andnot(low(a), low(b)), v128.andnot(high(a), high(b)));
}

export function any(a: Squares): bool {
  return v128.any_true(v128.or(low(a), high(a)));
}

export function meets(a: Squares, b: Squares): bool {
  return v128.any_true(v128.or(v128.and(low(a), low(b)), v128.and(high(a), high(b))));
}

export function moreThanOne(a: Squares): bool {
  return count(a) > 1;
}

export function lsb(a: Squares): u32 {
  const isLow = v128.any_true(low(a));
  const half = isLow ? low(a) : high(a);
  const first = <u64>i64x2.extract_lane(half, 0);
  const inHalf = first ? <u32>ctz<u64>(first) : 64 + <u32>ctz<u64>(<u64>i64x2.extract_lane(half, 1));
  return isLow ? inHalf : 128 + inHalf;
}

export function withoutLowest(a: Squares): Squares {
  return without(a, squareSet(lsb(a)));
}

export function count(a: Squares): u32 {
  return <u32>(popcnt<u64>(word(a, 0)) + popcnt<u64>(word(a, 1)) + popcnt<u64>(word(a, 2)) + popcnt<u64>(word(a, 3)));
}

export function rotate(a: Squares, distance: u32): Squares {
  let first = low(a);
  let second = high(a);
  if (distance & 128) {
    const swapped = first;
    first = second;
    second = swapped;
  }
  let belowFirst = v128.shuffle<u64>(second, first, 1, 2);
  let belowSecond = v128.shuffle<u64>(first, second, 1, 2);
  if (distance & 64) {
    const kept = first;
    first = belowFirst;
    belowFirst = second;
    second = belowSecond;
    belowSecond = kept;
  }
  const up = <i32>(distance & 63);
  const down = 63 - up;
  return made(
    v128.or(v128.shl<u64>(first, up), v128.shr<u64>(v128.shr<u64>(belowFirst, 1), down)),
    v128.or(v128.shl<u64>(second, up), v128.shr<u64>(v128.shr<u64>(belowSecond, 1), down)),
  );
}

export function word(a: Squares, index: u32): u64 {
  const even = index & 2 ? <u64>i64x2.extract_lane(high(a), 0) : <u64>i64x2.extract_lane(low(a), 0);
  const odd = index & 2 ? <u64>i64x2.extract_lane(high(a), 1) : <u64>i64x2.extract_lane(low(a), 1);
  return index & 1 ? odd : even;
}

export function firstWord(a: Squares): u32 {
  return ctz<u32>(filledWords(a));
}

export function nextWord(a: Squares, index: u32): u32 {
  return index + 1 + ctz<u32>(filledWords(a) >> (index + 1));
}

/** A bit for each word that is not 0, and one behind the last. */
function filledWords(a: Squares): u32 {
  const zero = i64x2(0, 0);
  const empty = v128.bitmask<u64>(v128.eq<u64>(low(a), zero)) | (v128.bitmask<u64>(v128.eq<u64>(high(a), zero)) << 2);
  return 31 ^ <u32>empty;
}

/** The words of a set are turned and added up, and the sum is multiplied: one multiplication costs less than four, and of all
 *  squares those of a magic are few enough to find room in one word. */
export function magicSlot(magic: usize, occupied: Squares): usize {
  const turns = load<u64>(magic, MAGIC_TURNS_HUGE);
  const set = and(occupied, loadSet(magic));
  const sum =
    word(set, 0) +
    rotl<u64>(word(set, 1), turns) +
    rotl<u64>(word(set, 2), turns >> TURN_BITS) +
    rotl<u64>(word(set, 3), turns >> (2 * TURN_BITS));
  const index = <usize>((sum * load<u64>(magic, MAGIC_MULTIPLIER)) >> <u64>load<u32>(magic, MAGIC_SHIFT_HUGE));
  return <usize>load<u32>(magic, MAGIC_RESULTS_HUGE) + (index << SET_SHIFT);
}

/** Bits that say by how much a word is turned. */
const TURN_BITS: u64 = 6;

export function hashOf(magic: usize, square: u32): u64 {
  const index = <u64>(square >> 6);
  const turn = index ? load<u64>(magic, MAGIC_TURNS_HUGE) >> ((index - 1) * TURN_BITS) : 0;
  return load<u64>(magic, MAGIC_MULTIPLIER) << ((<u64>square + turn) & 63);
}

export function setMultiplier(magic: usize, number: u32): void {
  store<u64>(magic, sparse(2 * number), MAGIC_MULTIPLIER);
  store<u64>(magic, scrambled(number), MAGIC_TURNS_HUGE);
}

export function setMagic(magic: usize, results: usize, shift: u32): void {
  store<u32>(magic, <u32>results, MAGIC_RESULTS_HUGE);
  store<u32>(magic, shift, MAGIC_SHIFT_HUGE);
}
