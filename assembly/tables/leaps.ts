/** Leaps: moves that nothing can block, by side, kind and square. */
import { LEAP_ATTACKERS, LEAP_CAPTURES, LEAP_QUIETS } from "../../src/layout/map.ts";
import { loadSet, SET_SHIFT, SQUARE_BITS, Squares } from "../bitboard.ts";

function entry(region: usize, sideKind: u32, square: u32): usize {
  return region + ((<usize>((sideKind << SQUARE_BITS) | square)) << SET_SHIFT);
}

export function leapCaptures(sideKind: u32, square: u32): Squares {
  return loadSet(entry(LEAP_CAPTURES, sideKind, square));
}

export function leapQuiets(sideKind: u32, square: u32): Squares {
  return loadSet(entry(LEAP_QUIETS, sideKind, square));
}

/** Squares from which a piece of this side and kind captures on `square` by a leap. */
export function leapAttackers(sideKind: u32, square: u32): Squares {
  return loadSet(entry(LEAP_ATTACKERS, sideKind, square));
}
