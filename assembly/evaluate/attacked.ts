/** What each side attacks, as the last evaluation saw it: free for the search to use. Blockable captures of men that promote are left out. */
import { ATTACKED, KIND_ATTACKED, PASSED_MEN, PROMOTING_MEN } from "../../src/layout/map.ts";
import { loadSet, or, SET_SHIFT, Squares, storeSet } from "../bitboard.ts";

function slot(side: u32): usize {
  return ATTACKED + ((<usize>side) << SET_SHIFT);
}

export function setAttacked(side: u32, squares: Squares): void {
  storeSet(slot(side), squares);
}

export function addAttacked(side: u32, squares: Squares): void {
  storeSet(slot(side), or(loadSet(slot(side)), squares));
}

export function attackedBy(side: u32): Squares {
  return loadSet(slot(side));
}

/** Of one kind; whatever an earlier position left where the side has no man of it. */
export function attackedByKind(sideKind: u32): Squares {
  return loadSet(KIND_ATTACKED + ((<usize>sideKind) << SET_SHIFT));
}

export function setAttackedByKind(sideKind: u32, squares: Squares): void {
  storeSet(KIND_ATTACKED + ((<usize>sideKind) << SET_SHIFT), squares);
}

/** Men that promote and that nothing of their kind can stop, as the last evaluation saw them. */
export function passedMen(side: u32): Squares {
  return loadSet(PASSED_MEN + ((<usize>side) << SET_SHIFT));
}

export function setPassedMen(side: u32, squares: Squares): void {
  storeSet(PASSED_MEN + ((<usize>side) << SET_SHIFT), squares);
}

/** All men that promote, as the last evaluation saw them. */
export function promotingMen(side: u32): Squares {
  return loadSet(PROMOTING_MEN + ((<usize>side) << SET_SHIFT));
}

export function setPromotingMen(side: u32, squares: Squares): void {
  storeSet(PROMOTING_MEN + ((<usize>side) << SET_SHIFT), squares);
}
