/** The piece-square table: hash key and score by side, kind and square; Black's scores are negative. */
import { EN_PASSANT_KEYS, PLACEMENTS } from "../../src/layout/map.ts";
import { PLACEMENT_SHIFT } from "../../src/layout/records.generated.ts";
import { SQUARE_BITS } from "../bitboard.ts";
import { Placement } from "../records.generated.ts";

export function psqt(sideKind: u32, square: u32): Placement {
  return changetype<Placement>(PLACEMENTS + ((<usize>((sideKind << SQUARE_BITS) | square)) << PLACEMENT_SHIFT));
}

/** Key of a square that is open to en passant. */
export function enPassantKey(square: u32): u64 {
  return load<u64>(EN_PASSANT_KEYS + ((<usize>square) << 3));
}
