/** Hash key and score of a man by side, kind and square; Black's scores are negative. */
import { EN_PASSANT_KEYS, PLACEMENTS } from "../../src/layout/map.ts";
import { PLACEMENT_KEY, PLACEMENT_PHASE, PLACEMENT_SCORE, PLACEMENT_SHIFT } from "../../src/layout/tables.ts";
import { SQUARE_BITS } from "../bitboard.ts";

export function placement(sideKind: u32, square: u32): usize {
  return PLACEMENTS + ((<usize>((sideKind << SQUARE_BITS) | square)) << PLACEMENT_SHIFT);
}

export function placementKey(placement: usize): u64 {
  return load<u64>(placement, PLACEMENT_KEY);
}

export function placementScore(placement: usize): i32 {
  return load<i32>(placement, PLACEMENT_SCORE);
}

/** What the man adds to the material by which the phase is told. */
export function placementPhase(placement: usize): i32 {
  return load<i32>(placement, PLACEMENT_PHASE);
}

/** Key of a square that was passed over. */
export function enPassantKey(square: u32): u64 {
  return load<u64>(EN_PASSANT_KEYS + ((<usize>square) << 3));
}
