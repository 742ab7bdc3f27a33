/**
 * Fills the results of a magic and finds its multiplier.
 *
 * The host describes a magic by its paths: a target and the squares that must be empty on the way to it; in rich kernels
 * also those that must not be. Every subset of the mask is enumerated, the targets of open paths are its result, and a
 * multiplier is right when subsets that share an index share the result too.
 */
import { WORKSHOP } from "../../src/layout/map.ts";
import {
  WORKSHOP_BLOCKED,
  WORKSHOP_HURDLES,
  WORKSHOP_MARKS,
  WORKSHOP_PATH_BYTES,
  WORKSHOP_PATHS,
  WORKSHOP_RESULTS,
  WORKSHOP_SQUARES,
  WORKSHOP_SUBSETS,
  WORKSHOP_TARGET,
} from "../../src/layout/tables.ts";
import {
  and,
  any,
  count,
  forgetSets,
  loadSet,
  MAGIC_MULTIPLIER,
  magicSlot,
  none,
  or,
  SET_SHIFT,
  Squares,
  setMagic,
  squareSet,
  storeSet,
  WORDS,
  without,
  xor,
} from "../bitboard.ts";
import { RICH } from "../features.ts";

let epoch: u32 = 0;

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
  forgetSets();
  let mask = none();
  for (let i: u32 = 0; i < squares; i++)
    mask = or(mask, squareSet(<u32>load<u8>(WORKSHOP + WORKSHOP_SQUARES + <usize>i)));
  storeSet(magic, mask);
  setMagic(magic, results, 64 - bits);
  enumerate(squares, paths);
  for (let number = first; number < first + tries; number++) {
    setMultiplier(magic, number);
    if (fits(magic, results, (<u32>1) << squares)) return number;
  }
  return -1;
}

/** Each subset is an earlier one and one square more, so its result follows from that one's where no target has two paths. */
function enumerate(squares: u32, paths: u32): void {
  const simple = !RICH && findBlocked(squares, paths);
  const subsets = (<u32>1) << squares;
  storeSet(WORKSHOP + WORKSHOP_SUBSETS, none());
  storeSet(WORKSHOP + WORKSHOP_RESULTS, openTargets(none(), paths));
  for (let i: u32 = 1; i < subsets; i++) {
    const before = (<usize>(i & (i - 1))) << SET_SHIFT;
    const added = <usize>ctz<u32>(i);
    const square = squareSet(<u32>load<u8>(WORKSHOP + WORKSHOP_SQUARES + added));
    const subset = or(loadSet(WORKSHOP + WORKSHOP_SUBSETS + before), square);
    const blocked = loadSet(WORKSHOP + WORKSHOP_BLOCKED + (added << SET_SHIFT));
    const open = simple ? without(loadSet(WORKSHOP + WORKSHOP_RESULTS + before), blocked) : openTargets(subset, paths);
    storeSet(WORKSHOP + WORKSHOP_SUBSETS + ((<usize>i) << SET_SHIFT), subset);
    storeSet(WORKSHOP + WORKSHOP_RESULTS + ((<usize>i) << SET_SHIFT), open);
  }
}

/** Finds what a piece on each square of the mask blocks. @returns whether each target has one path only */
function findBlocked(squares: u32, paths: u32): bool {
  for (let i: u32 = 0; i < squares; i++) {
    const square = squareSet(<u32>load<u8>(WORKSHOP + WORKSHOP_SQUARES + <usize>i));
    const blocked = without(openTargets(none(), paths), openTargets(square, paths));
    storeSet(WORKSHOP + WORKSHOP_BLOCKED + ((<usize>i) << SET_SHIFT), blocked);
  }
  return count(openTargets(none(), paths)) == paths;
}

function openTargets(occupied: Squares, paths: u32): Squares {
  let targets = none();
  let path: usize = WORKSHOP + WORKSHOP_PATHS;
  for (let i: u32 = 0; i < paths; i++) {
    if (isOpen(path, occupied)) targets = or(targets, squareSet(<u32>load<u8>(path, WORKSHOP_TARGET)));
    path += WORKSHOP_PATH_BYTES;
  }
  return targets;
}

/** Whether all squares of a path are empty, but for those that must not be. */
function isOpen(path: usize, occupied: Squares): bool {
  const taken = and(loadSet(path), occupied);
  return !any(RICH ? xor(taken, loadSet(path + WORKSHOP_HURDLES)) : taken);
}

function fits(magic: usize, results: usize, subsets: u32): bool {
  epoch++;
  for (let i: u32 = 0; i < subsets; i++) {
    const slot = magicSlot(magic, loadSet(WORKSHOP + WORKSHOP_SUBSETS + ((<usize>i) << SET_SHIFT)));
    const result = loadSet(WORKSHOP + WORKSHOP_RESULTS + ((<usize>i) << SET_SHIFT));
    const mark = WORKSHOP + WORKSHOP_MARKS + (((slot - results) >> SET_SHIFT) << 2);
    if (load<u32>(mark) != epoch) {
      store<u32>(mark, epoch);
      storeSet(slot, result);
    } else if (any(xor(loadSet(slot), result))) return false;
  }
  return true;
}

/** Words of larger sets are those of the next number too: of one multiplier none may follow from another, or squares of different
 *  words move alike. */
function setMultiplier(magic: usize, number: u32): void {
  let index: u32 = 0;
  do {
    store<u64>(magic + MAGIC_MULTIPLIER + ((<usize>index) << 3), sparse(2 * number + index));
  } while (WORDS > 1 && ++index < WORDS);
}

/** A random word with few bits, the same for the same number: such multipliers spread masks best. */
function sparse(number: u32): u64 {
  return scrambled(3 * number) & scrambled(3 * number + 1) & scrambled(3 * number + 2);
}

/** The output of the generator SplitMix64 at an index of its sequence (Steele, Lea and Flood, 2014). */
function scrambled(index: u32): u64 {
  let bits = (<u64>index + 1) * 0x9e3779b97f4a7c15;
  bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9;
  bits = (bits ^ (bits >> 27)) * 0x94d049bb133111eb;
  return bits ^ (bits >> 31);
}
