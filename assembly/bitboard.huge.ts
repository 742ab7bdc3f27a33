/**
 * Sets of squares of 256 bits: the huge build, for boards of up to 256 squares. Same names as `bitboard.ts`, which says what they
 * mean.
 *
 * The language has no value of that size, so a set is the address of its bytes. Each operation writes its result into the next slot
 * of a ring, and whoever keeps a set for longer stores it elsewhere. A slot is written again when the ring has come round, and
 * after `forgetSets`, which is called where nobody holds one: so what a node of the search works with stays in the cache. With
 * `CHECKS_SETS` slots are not used again for long, and a set that is read too late is an error: `test/kernel/huge.test.ts`.
 */
import { SET_BYTES_HUGE, SQUARES_HUGE } from "../src/layout/capacity.ts";
import { SET_RING, SET_RING_BYTES, SQUARE_SETS } from "../src/layout/map.ts";
import {
  MAGIC_BYTES_SHIFT_HUGE,
  MAGIC_MULTIPLIER_HUGE,
  MAGIC_RESULTS_HUGE,
  MAGIC_SHIFT_HUGE,
  MAGIC_TURNS_HUGE,
} from "../src/layout/tables.ts";
import { CHECKS_SETS } from "./features.ts";
import { scrambled, sparse } from "./multiplier.ts";

export type Squares = usize;

export const SET_BYTES: usize = SET_BYTES_HUGE;
export const SET_SHIFT: usize = 5;
export const SQUARE_BITS: u32 = 8;
export const SQUARE_COUNT: u32 = SQUARES_HUGE;
export const WORDS: u32 = 4;
export const MAGIC_BYTES_SHIFT: usize = MAGIC_BYTES_SHIFT_HUGE;
const MAGIC_MULTIPLIER: usize = MAGIC_MULTIPLIER_HUGE;

/** From the start of the ring to the slot that is written next. */
let next: usize = 0;

export function forgetSets(): void {
  if (CHECKS_SETS) forgetChecked();
  else next = 0;
}

export function markSets(): usize {
  return next;
}

export function forgetSetsSince(mark: usize): void {
  next = mark;
}

function slot(): usize {
  if (CHECKS_SETS) return checkedSlot();
  const place = SET_RING + next;
  next = (next + SET_BYTES) & (SET_RING_BYTES - 1);
  return place;
}

/** Memory of the checked build: as many bytes as many rings, and before them room for the host's tables. */
const CHECKED_BYTES: usize = 1 << 28;
const TABLES_BYTES: usize = 1 << 27;
let checkedStart: usize = 0;
/** The first slot that has been written since sets were last forgotten. */
let oldest: usize = 0;

function checkedSlot(): usize {
  if (!checkedStart) {
    checkedStart = ((<usize>memory.grow(<i32>((TABLES_BYTES + CHECKED_BYTES) >> 16))) << 16) + TABLES_BYTES;
    next = oldest = checkedStart;
  }
  if (next >= checkedStart + CHECKED_BYTES) unreachable();
  next += SET_BYTES;
  return next - SET_BYTES;
}

function forgetChecked(): void {
  if (next > checkedStart + CHECKED_BYTES / 2) next = checkedStart;
  oldest = next;
}

/** The set itself, if it may still be read. */
function fresh(set: Squares): Squares {
  if (!CHECKS_SETS || set < checkedStart || set >= checkedStart + CHECKED_BYTES) return set;
  if (set < oldest || set >= next || next - set > <usize>SET_RING_BYTES) unreachable();
  return set;
}

function low(set: Squares): v128 {
  return v128.load(fresh(set));
}

function high(set: Squares): v128 {
  return v128.load(set, 16);
}

function made(first: v128, second: v128): Squares {
  const place = slot();
  v128.store(place, first);
  v128.store(place, second, 16);
  return place;
}

export function none(): Squares {
  return made(i64x2(0, 0), i64x2(0, 0));
}

export function every(): Squares {
  return made(i64x2(-1, -1), i64x2(-1, -1));
}

/** From a table, which nobody writes to. */
export function squareSet(square: u32): Squares {
  return SQUARE_SETS + ((<usize>square) << SET_SHIFT);
}

export function constantSet(address: usize): Squares {
  return address;
}

/** A copy: what lies there may change. */
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
  let index: u32 = 0;
  while (index < WORDS - 1 && !word(a, index)) index++;
  return (index << 6) + <u32>ctz<u64>(word(a, index));
}

export function withoutLowest(a: Squares): Squares {
  return without(a, squareSet(lsb(a)));
}

export function count(a: Squares): u32 {
  return <u32>(popcnt<u64>(word(a, 0)) + popcnt<u64>(word(a, 1)) + popcnt<u64>(word(a, 2)) + popcnt<u64>(word(a, 3)));
}

export function rotate(a: Squares, distance: u32): Squares {
  const words = distance >> 6;
  const up = <u64>(distance & 63);
  const place = slot();
  for (let index: u32 = 0; index < WORDS; index++) {
    const own = word(a, (index - words) & (WORDS - 1));
    const below = word(a, (index - words - 1) & (WORDS - 1));
    store<u64>(place + ((<usize>index) << 3), up ? (own << up) | (below >> (64 - up)) : own);
  }
  return place;
}

export function word(a: Squares, index: u32): u64 {
  return load<u64>(fresh(a) + ((<usize>index) << 3));
}

/** The words of a set are turned and added up, and the sum is multiplied: one multiplication costs less than four, and of all
 *  squares those of a magic are few enough to find room in one word. */
export function magicSlot(magic: usize, occupied: Squares): usize {
  const turns = load<u64>(magic, MAGIC_TURNS_HUGE);
  const set = fresh(occupied);
  const sum =
    (load<u64>(set) & load<u64>(magic)) +
    rotl<u64>(load<u64>(set, 8) & load<u64>(magic, 8), turns) +
    rotl<u64>(load<u64>(set, 16) & load<u64>(magic, 16), turns >> TURN_BITS) +
    rotl<u64>(load<u64>(set, 24) & load<u64>(magic, 24), turns >> (2 * TURN_BITS));
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
