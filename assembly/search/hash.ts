/**
 * The transposition table: what is known about positions met before.
 *
 * Leaves of the main search, most of all nodes, have a small table of their own that stays in the processor's cache; the
 * large one is looked into from depth 1 on. 1.03 times the nodes a second, and 0.9 of the time to depth 17.
 *
 * One entry a slot. A new result replaces the old one unless the old one is of this search, of another position and
 * deeper: deep results are worth more, but those of earlier searches make way.
 */
import { HASH_ENTRY_SHIFT } from "../../src/layout/records.generated.ts";
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER, HASH_LEAF_BYTES, MATE_BOUND } from "../../src/layout/search.ts";
import { key } from "../board/position.ts";
import { HashEntry, Node } from "../records.generated.ts";

let leafTable: usize = 0;
let table: usize = 0;
let mask: u32 = 0;
let generation: u32 = 0;

/** Uses the slots for leaves from `address`, then `entries` slots (a power of two); 0 entries is no table. */
export function useHash(address: usize, entries: u32): void {
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

/** The entry of a position, or null. @param depth of the node: what leaves know serves deeper nodes, not the other way round */
export function findHash(hash: u64, depth: i32): HashEntry | null {
  if (!table) return null;
  if (depth > 0) {
    const entry = deepSlot(hash);
    if (holds(entry, hash)) return entry;
  }
  const entry = leafSlot(hash);
  return holds(entry, hash) ? entry : null;
}

function holds(entry: HashEntry, hash: u64): bool {
  return entry.check == <u32>(hash >> 32) && boundOf(entry) != 0;
}

function leafSlot(hash: u64): HashEntry {
  return changetype<HashEntry>(leafTable + (<usize>((<u32>hash) << HASH_ENTRY_SHIFT) & (HASH_LEAF_BYTES - 1)));
}

function deepSlot(hash: u64): HashEntry {
  return changetype<HashEntry>(table + ((<usize>(<u32>hash & mask)) << HASH_ENTRY_SHIFT));
}

export function boundOf(entry: HashEntry): u32 {
  return <u32>entry.bound & BOUND_EXACT;
}

/** The score as seen from the node at `ply`: mates are stored as distances from the position. */
export function hashScore(entry: HashEntry, ply: u32): i32 {
  const score = <i32>entry.score;
  if (score > MATE_BOUND) return score - <i32>ply;
  if (score < -MATE_BOUND) return score + <i32>ply;
  return score;
}

/** Whether what is known of the score decides a window. */
export function decidesWindow(entry: HashEntry, ply: u32, alpha: i32, beta: i32): bool {
  const score = hashScore(entry, ply);
  const bound = boundOf(entry);
  return bound == BOUND_EXACT || (bound == BOUND_LOWER && score >= beta) || (bound == BOUND_UPPER && score <= alpha);
}

/** Keeps what a search of a node has found, with the node's best move. */
export function storeHash(node: Node, depth: i32, score: i32, bound: u32): void {
  if (!table) return;
  const hash = key(node.position);
  const ply = <i32>node.ply;
  const move = node.bestMove;
  const entry = depth > 0 ? deepSlot(hash) : leafSlot(hash);
  const check = <u32>(hash >> 32);
  const same = entry.check == check;
  if (!same && isCurrent(entry) && <i32>entry.depth > depth && bound != BOUND_EXACT) return;
  if (score > MATE_BOUND) score += ply;
  else if (score < -MATE_BOUND) score -= ply;
  entry.check = check;
  if (move || !same) entry.move = move;
  entry.score = <i16>score;
  entry.depth = <i8>depth;
  entry.bound = <u8>((generation << 2) | bound);
}

/** Whether an entry is of this search. */
function isCurrent(entry: HashEntry): bool {
  return <u32>entry.bound >> 2 == generation;
}

/** Thousandths of the table in use by this search, from a sample. */
export function hashFull(): u32 {
  let used: u32 = 0;
  const sample: u32 = mask < 999 ? mask + 1 : 1000;
  for (let i: u32 = 0; i < sample; i++) {
    const entry = deepSlot(i);
    if (boundOf(entry) && isCurrent(entry)) used++;
  }
  return table ? (used * 1000) / sample : 0;
}
