/**
 * Sets of squares as one 64-bit word: bit n is square n. The narrow build, for boards of up to 64 squares.
 *
 * `bitboard.wide.ts` has the same names over 128 bits, `bitboard.huge.ts` over 256; the build swaps the file, so no caller knows
 * which one it has.
 */
import { SET_BYTES_NARROW, SQUARES_NARROW } from "../src/layout/capacity.ts";
import {
  MAGIC_BYTES_SHIFT_NARROW,
  MAGIC_MULTIPLIER_NARROW,
  MAGIC_RESULTS_NARROW,
  MAGIC_SHIFT_NARROW,
} from "../src/layout/tables.ts";
import { sparse } from "./multiplier.ts";

export type Squares = u64;

export const SET_BYTES: usize = SET_BYTES_NARROW;
export const SET_SHIFT: usize = 3;
export const SQUARE_BITS: u32 = 6;
export const SQUARE_COUNT: u32 = SQUARES_NARROW;
/** 64-bit words of a set. */
export const WORDS: u32 = 1;
export const MAGIC_BYTES_SHIFT: usize = MAGIC_BYTES_SHIFT_NARROW;
/** Where a magic has its multiplier, a word for each of a set. */
const MAGIC_MULTIPLIER: usize = MAGIC_MULTIPLIER_NARROW;

export function none(): Squares {
  return 0;
}

export function every(): Squares {
  return ~0;
}

/** The set of one square. */
export function squareSet(square: u32): Squares {
  return (<u64>1) << (<u64>square);
}

export function loadSet(address: usize): Squares {
  return load<u64>(address);
}

export function storeSet(address: usize, set: Squares): void {
  store<u64>(address, set);
}

export function and(a: Squares, b: Squares): Squares {
  return a & b;
}

export function or(a: Squares, b: Squares): Squares {
  return a | b;
}

export function xor(a: Squares, b: Squares): Squares {
  return a ^ b;
}

/** What is in `a` and not in `b`. */
export function without(a: Squares, b: Squares): Squares {
  return a & ~b;
}

export function any(a: Squares): bool {
  return a != 0;
}

/** Whether two sets have a square in common. */
export function meets(a: Squares, b: Squares): bool {
  return any(and(a, b));
}

/** Whether the set has at least two squares. */
export function moreThanOne(a: Squares): bool {
  return (a & (a - 1)) != 0;
}

/** The lowest square of a set that is not empty. */
export function lsb(a: Squares): u32 {
  return <u32>ctz<u64>(a);
}

/** The set without the square that `lsb` tells. */
export function withoutLowest(a: Squares): Squares {
  return a & (a - 1);
}

export function count(a: Squares): u32 {
  return <u32>popcnt<u64>(a);
}

/** Every square moved up by `distance` numbers, round the end. */
export function rotate(a: Squares, distance: u32): Squares {
  return rotl<u64>(a, <u64>distance);
}

export function word(a: Squares, index: u32): u64 {
  return a;
}

/** The number of the first word that may have a square, for loops over a set; of none, any. */
export function firstWord(_a: Squares): u32 {
  return 0;
}

/** The number of the next such word, `WORDS` or more after the last. */
export function nextWord(_a: Squares, index: u32): u32 {
  return index + 1;
}

/** Where the results of a magic lie for the pieces on the board. */
export function magicSlot(magic: usize, occupied: Squares): usize {
  const hash = (occupied & load<u64>(magic)) * load<u64>(magic, MAGIC_MULTIPLIER);
  const index = <usize>(hash >> <u64>load<u32>(magic, MAGIC_SHIFT_NARROW));
  return <usize>load<u32>(magic, MAGIC_RESULTS_NARROW) + (index << SET_SHIFT);
}

/** What a square adds to the hash of a magic. */
export function hashOf(magic: usize, square: u32): u64 {
  return load<u64>(magic, MAGIC_MULTIPLIER) << (<u64>square);
}

/** Sets the multiplier with a number. */
export function setMultiplier(magic: usize, number: u32): void {
  store<u64>(magic, sparse(2 * number), MAGIC_MULTIPLIER);
}

export function setMagic(magic: usize, results: usize, shift: u32): void {
  store<u32>(magic, <u32>results, MAGIC_RESULTS_NARROW);
  store<u32>(magic, shift, MAGIC_SHIFT_NARROW);
}
