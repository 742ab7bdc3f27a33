/**
 * Fills the results of a magic and finds its multiplier.
 *
 * The host describes a magic by its paths: a target and the squares that must be empty on the way to it; in rich kernels
 * also those that must not be. Every subset of the mask has the targets of its open paths as its result, and a
 * multiplier is right when subsets that share an index share the result too. The hash of a subset is the sum of those of
 * its squares, so that one addition leads from each subset to the next.
 */
import { WORKSHOP } from "../../src/layout/map.ts";
import {
  MAGIC_MASK_MAX,
  WORKSHOP_HASHES,
  WORKSHOP_HURDLES,
  WORKSHOP_MARKS,
  WORKSHOP_MARKS_BYTES,
  WORKSHOP_PATH_BYTES,
  WORKSHOP_PATHS,
  WORKSHOP_RESULTS,
  WORKSHOP_SQUARES,
  WORKSHOP_TARGET,
} from "../../src/layout/tables.ts";
import {
  and,
  any,
  hashOf,
  loadSet,
  none,
  or,
  SET_SHIFT,
  setMagic,
  setMultiplier,
  squareSet,
  storeSet,
  xor,
} from "../bitboard.ts";
import { RICH } from "../features.ts";

/** Number of the last multiplier that was tried. A mark has it above the number of a subset. */
let epoch: u32 = 0;
const EPOCHS: u32 = 1 << (32 - MAGIC_MASK_MAX);

/**
 * Builds the record at `magic` from the paths in the workshop.
 * @param bits of the index; the table at `results` has 2^bits sets
 * @param first number of the multiplier to try first
 * @param tries how many multipliers to try
 * @returns the number of the multiplier that fitted, or -1
 */
export function buildMagic(
  magic: usize,
  squares: u32,
  paths: u32,
  results: usize,
  bits: u32,
  first: u32,
  tries: u32,
): i32 {
  let mask = none();
  for (let i: u32 = 0; i < squares; i++) mask = or(mask, squareSet(squareAt(i)));
  storeSet(magic, mask);
  setMagic(magic, results, 64 - bits);
  findResults(squares, paths);
  for (let number = first; number < first + tries; number++) {
    setMultiplier(magic, number);
    addUpHashes(magic, squares);
    if (fits(64 - bits, (<u32>1) << squares)) {
      fill(results, 64 - bits, (<u32>1) << squares);
      return number;
    }
  }
  return -1;
}

/** A square of the mask. */
function squareAt(index: u32): u32 {
  return <u32>load<u8>(WORKSHOP + WORKSHOP_SQUARES + <usize>index);
}

function resultAt(subset: u32): usize {
  return WORKSHOP + WORKSHOP_RESULTS + ((<usize>subset) << SET_SHIFT);
}

/** Adds the target of each path to the results of the subsets that leave it open. */
function findResults(squares: u32, paths: u32): void {
  memory.fill(WORKSHOP + WORKSHOP_RESULTS, 0, (<usize>1) << (squares + <u32>SET_SHIFT));
  let path: usize = WORKSHOP + WORKSHOP_PATHS;
  for (let i: u32 = 0; i < paths; i++) {
    let free: u32 = 0;
    let taken: u32 = 0;
    for (let index: u32 = 0; index < squares; index++) {
      const square = squareSet(squareAt(index));
      if (!any(and(loadSet(path), square))) free |= 1 << index;
      else if (RICH && any(and(loadSet(path + WORKSHOP_HURDLES), square))) taken |= 1 << index;
    }
    addTarget(<u32>load<u8>(path, WORKSHOP_TARGET), free, taken);
    path += WORKSHOP_PATH_BYTES;
  }
}

/** Adds a target to all subsets that have some squares, and any of those that do not matter. */
function addTarget(target: u32, free: u32, taken: u32): void {
  let some: u32 = 0;
  do {
    const byte = resultAt(some | taken) + <usize>(target >> 3);
    store<u8>(byte, <u32>load<u8>(byte) | (1 << (target & 7)));
    some = (some - free) & free;
  } while (some);
}

/** By square of the mask: what leads to the hash of a subset with that square and none before it, from that of the subset
 *  before it, which has all of these. */
function addUpHashes(magic: usize, squares: u32): void {
  let before: u64 = 0;
  for (let index: u32 = 0; index < squares; index++) {
    const hash = hashOf(magic, squareAt(index));
    store<u64>(WORKSHOP + WORKSHOP_HASHES + ((<usize>index) << 3), hash - before);
    before += hash;
  }
}

function stepTo(subset: u32): u64 {
  return load<u64>(WORKSHOP + WORKSHOP_HASHES + ((<usize>ctz<u32>(subset)) << 3));
}

function fits(shift: u32, subsets: u32): bool {
  startEpoch();
  let hash: u64 = 0;
  for (let subset: u32 = 0; subset < subsets; hash += stepTo(++subset)) {
    const mark = WORKSHOP + WORKSHOP_MARKS + ((<usize>(hash >> <u64>shift)) << 2);
    const marked = load<u32>(mark);
    if (marked >> MAGIC_MASK_MAX != epoch) store<u32>(mark, (epoch << MAGIC_MASK_MAX) | subset);
    else if (areOther(marked & ((1 << MAGIC_MASK_MAX) - 1), subset)) return false;
  }
  return true;
}

function areOther(one: u32, other: u32): bool {
  return any(xor(loadSet(resultAt(one)), loadSet(resultAt(other))));
}

function startEpoch(): void {
  if (++epoch < EPOCHS) return;
  memory.fill(WORKSHOP + WORKSHOP_MARKS, 0, WORKSHOP_MARKS_BYTES);
  epoch = 1;
}

function fill(results: usize, shift: u32, subsets: u32): void {
  let hash: u64 = 0;
  for (let subset: u32 = 0; subset < subsets; hash += stepTo(++subset)) {
    storeSet(results + ((<usize>(hash >> <u64>shift)) << SET_SHIFT), loadSet(resultAt(subset)));
  }
}
