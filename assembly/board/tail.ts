/** What rich kernels know of a position besides its record; see `Tail` in `src/layout/records.yaml`. */
import { KIND_SLOTS_SMALL, KINDS_BEYOND } from "../../src/layout/capacity.ts";
import { POSITION_TAIL } from "../../src/layout/position.ts";
import { TAIL_CHECKS, TAIL_HAND, TAIL_HAND_BEYOND, TAIL_SETS } from "../../src/layout/records.generated.ts";
import { loadSet, SET_SHIFT, Squares, storeSet, WORDS } from "../bitboard.ts";
import { Tail } from "../records.generated.ts";
import { rules } from "../tables/rules.ts";

export function tailOf(position: usize): Tail {
  return changetype<Tail>(position + POSITION_TAIL);
}

/** Whether the side to move has made a move of its turn already, in variants with turns of several moves. */
export function hasBegunTurn(position: usize): bool {
  return rules.series && tailOf(position).movesLeft != tailOf(position).turnLength;
}

/** Whether it has more than one move left there. */
export function goesOn(position: usize): bool {
  return rules.series && <u32>tailOf(position).movesLeft > 1;
}

export function copyTail(before: usize, position: usize): void {
  const end = rules.tailEnd;
  for (let at: usize = POSITION_TAIL; at < end; at += 16) v128.store(position + at, v128.load(before + at));
}

/** @param number TAIL_GATES or its like */
export function tailSet(position: usize, number: u32): Squares {
  return loadSet(placeOf(position, number));
}

export function setTailSet(position: usize, number: u32, squares: Squares): void {
  storeSet(placeOf(position, number), squares);
}

function placeOf(position: usize, number: u32): usize {
  return position + POSITION_TAIL + TAIL_SETS + ((<usize>number) << SET_SHIFT);
}

export function setChecks(position: usize, side: u32, checks: u32): void {
  store<u8>(position + POSITION_TAIL + <usize>side, <u8>checks, TAIL_CHECKS);
}

/** Pieces of a kind in a side's hand. */
export function inHand(position: usize, side: u32, kind: u32): u32 {
  return <u32>load<u8>(placeInHand(position, side, kind));
}

export function setInHand(position: usize, side: u32, kind: u32, count: u32): void {
  store<u8>(placeInHand(position, side, kind), <u8>count);
}

/** Kinds that the small builds have not lie behind the sets, so that those copy no more than they need. */
function placeInHand(position: usize, side: u32, kind: u32): usize {
  const isBeyond = WORDS > 2 && kind >= <u32>KIND_SLOTS_SMALL;
  const slots: u32 = isBeyond ? KINDS_BEYOND : KIND_SLOTS_SMALL;
  const first: usize = isBeyond ? TAIL_HAND_BEYOND - KIND_SLOTS_SMALL : TAIL_HAND;
  return position + POSITION_TAIL + first + <usize>(side * slots + kind);
}
