/**
 * The transposition table: what is known about positions met before.
 *
 * Leaves of the main search, most of all nodes, have a small table of their own that stays in the processor's cache; the
 * large one is looked into from depth 1 on. 1.03 times the nodes a second, and 0.9 of the time to depth 17.
 *
 * One entry a slot. A new result replaces the old one unless the old one is of this search, of another position and
 * deeper: deep results are worth more, but those of earlier searches make way.
 */
import {
  BOUND_EXACT,
  BOUND_LOWER,
  BOUND_UPPER,
  HASH_BOUND,
  HASH_CHECK,
  HASH_DEPTH,
  HASH_ENTRY_BYTES,
  HASH_ENTRY_SHIFT,
  HASH_LEAF_BYTES,
  HASH_MOVE,
  HASH_SCORE,
  MATE_BOUND,
} from "../../src/layout/search.ts";

let leafTable: usize = 0;
let table: usize = 0;
let mask: u32 = 0;
let generation: u32 = 0;

/** Uses the slots for leaves from `address`, then `entries` slots (a power of two); 0 entries is no table. */
export function placeHash(address: usize, entries: u32): void {
  leafTable = address;
  table = address + HASH_LEAF_BYTES;
  mask = entries ? entries - 1 : 0;
  if (entries == 0) table = 0;
}

export function clearHash(): void {
  generation = 0;
  if (table) memory.fill(leafTable, 0, HASH_LEAF_BYTES + ((<usize>mask + 1) << HASH_ENTRY_SHIFT));
}

/** Older entries make way from now on. */
export function ageHash(): void {
  generation = (generation + 1) & 63;
}

/** The entry of a position, or 0. @param depth of the node: what leaves know serves deeper nodes, not the other way round */
export function findHash(key: u64, depth: i32): usize {
  if (!table) return 0;
  if (depth > 0) {
    const entry = deepSlot(key);
    if (holds(entry, key)) return entry;
  }
  const entry = leafSlot(key);
  return holds(entry, key) ? entry : 0;
}

function holds(entry: usize, key: u64): bool {
  return load<u32>(entry, HASH_CHECK) == <u32>(key >> 32) && boundOf(entry) != 0;
}

function leafSlot(key: u64): usize {
  return leafTable + (<usize>((<u32>key) << HASH_ENTRY_SHIFT) & (HASH_LEAF_BYTES - 1));
}

function deepSlot(key: u64): usize {
  return table + ((<usize>(<u32>key & mask)) << HASH_ENTRY_SHIFT);
}

export function hashMove(entry: usize): u32 {
  return load<u32>(entry, HASH_MOVE);
}

export function hashDepth(entry: usize): i32 {
  return <i32>load<i8>(entry, HASH_DEPTH);
}

export function boundOf(entry: usize): u32 {
  return <u32>load<u8>(entry, HASH_BOUND) & BOUND_EXACT;
}

/** The score as seen from the node at `ply`: mates are stored as distances from the position. */
export function hashScore(entry: usize, ply: u32): i32 {
  const score = <i32>load<i16>(entry, HASH_SCORE);
  if (score > MATE_BOUND) return score - <i32>ply;
  if (score < -MATE_BOUND) return score + <i32>ply;
  return score;
}

/** Whether what is known of the score decides a window. */
export function settlesWindow(entry: usize, ply: u32, alpha: i32, beta: i32): bool {
  const score = hashScore(entry, ply);
  const bound = boundOf(entry);
  return bound == BOUND_EXACT || (bound == BOUND_LOWER && score >= beta) || (bound == BOUND_UPPER && score <= alpha);
}

export function storeHash(key: u64, ply: u32, depth: i32, score: i32, bound: u32, move: u32): void {
  if (!table) return;
  const entry = depth > 0 ? deepSlot(key) : leafSlot(key);
  const check = <u32>(key >> 32);
  const same = load<u32>(entry, HASH_CHECK) == check;
  const current = <u32>load<u8>(entry, HASH_BOUND) >> 2 == generation;
  if (!same && current && hashDepth(entry) > depth && bound != BOUND_EXACT) return;
  if (score > MATE_BOUND) score += <i32>ply;
  else if (score < -MATE_BOUND) score -= <i32>ply;
  store<u32>(entry, check, HASH_CHECK);
  if (move || !same) store<u32>(entry, move, HASH_MOVE);
  store<i16>(entry, <i16>score, HASH_SCORE);
  store<i8>(entry, <i8>depth, HASH_DEPTH);
  store<u8>(entry, <u8>((generation << 2) | bound), HASH_BOUND);
}

/** Thousandths of the table in use by this search, from a sample. */
export function hashUse(): u32 {
  let used: u32 = 0;
  const sample: u32 = mask < 999 ? mask + 1 : 1000;
  for (let i: u32 = 0; i < sample; i++) {
    const bound = <u32>load<u8>(table + <usize>i * HASH_ENTRY_BYTES, HASH_BOUND);
    if (bound & BOUND_EXACT && bound >> 2 == generation) used++;
  }
  return table ? (used * 1000) / sample : 0;
}
