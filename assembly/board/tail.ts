/** What rich kernels know of a position besides its record; see `Tail` in `src/layout/records.yaml`. */
import { KIND_BITS } from "../../src/layout/capacity.ts";
import { POSITION_TAIL } from "../../src/layout/position.ts";
import { TAIL_BYTES, TAIL_CHECKS, TAIL_HAND } from "../../src/layout/records.generated.ts";
import { Tail } from "../records.generated.ts";

export function tailOf(position: usize): Tail {
  return changetype<Tail>(position + POSITION_TAIL);
}

export function copyTail(before: usize, position: usize): void {
  const from = before + POSITION_TAIL;
  const to = position + POSITION_TAIL;
  for (let offset: usize = 0; offset < <usize>TAIL_BYTES; offset += 16)
    v128.store(to + offset, v128.load(from + offset));
}

export function setChecks(position: usize, side: u32, checks: u32): void {
  store<u8>(position + POSITION_TAIL + <usize>side, <u8>checks, TAIL_CHECKS);
}

/** Pieces of a kind in a side's hand. */
export function inHand(position: usize, side: u32, kind: u32): u32 {
  return <u32>tailOf(position).hand(side, kind);
}

export function setInHand(position: usize, side: u32, kind: u32, count: u32): void {
  store<u8>(position + POSITION_TAIL + ((<usize>side) << KIND_BITS) + <usize>kind, <u8>count, TAIL_HAND);
}
