/**
 * What each side attacks, and where its pawns stand, as the last evaluation saw it: free for the search to use. Blockable captures of pawns are left out.
 */
import { ATTACKED, KIND_ATTACKED, PASSED_PAWNS, PAWNS } from "../../src/layout/map.ts";
import { loadSet, or, SET_SHIFT, Squares, storeSet } from "../bitboard.ts";

function slot(region: usize, index: u32): usize {
  return region + ((<usize>index) << SET_SHIFT);
}

export function setAttacked(side: u32, squares: Squares): void {
  storeSet(slot(ATTACKED, side), squares);
}

export function addAttacked(side: u32, squares: Squares): void {
  storeSet(slot(ATTACKED, side), or(attackedBy(side), squares));
}

export function attackedBy(side: u32): Squares {
  return loadSet(slot(ATTACKED, side));
}

/** Of one kind; whatever an earlier position left where the side has no piece of it. */
export function attackedByKind(sideKind: u32): Squares {
  return loadSet(slot(KIND_ATTACKED, sideKind));
}

export function setAttackedByKind(sideKind: u32, squares: Squares): void {
  storeSet(slot(KIND_ATTACKED, sideKind), squares);
}

/** Pawns that no enemy pawn can stop. */
export function passedPawns(side: u32): Squares {
  return loadSet(slot(PASSED_PAWNS, side));
}

export function setPassedPawns(side: u32, squares: Squares): void {
  storeSet(slot(PASSED_PAWNS, side), squares);
}

/** All pawns. */
export function pawnsOf(side: u32): Squares {
  return loadSet(slot(PAWNS, side));
}

export function setPawns(side: u32, squares: Squares): void {
  storeSet(slot(PAWNS, side), squares);
}
