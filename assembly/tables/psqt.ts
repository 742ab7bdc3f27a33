/** The piece-square table: hash key and score by side, kind and square; Black's scores are negative. */
import { PSQT } from "../../src/layout/map.ts";
import { PSQT_SHIFT } from "../../src/layout/records.generated.ts";
import { SQUARE_BITS } from "../bitboard.ts";
import { Psqt } from "../records.generated.ts";

export function psqt(sideKind: u32, square: u32): Psqt {
  return changetype<Psqt>(PSQT + ((<usize>((sideKind << SQUARE_BITS) | square)) << PSQT_SHIFT));
}
