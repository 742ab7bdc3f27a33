/** Dark squares and light ones. */
import { SQUARE_COLOURS } from "../../src/layout/map.ts";
import { loadSet, SET_SHIFT, Squares } from "../bitboard.ts";

/** @param colour 0 for dark squares (a1 is dark), 1 for light ones */
export function squaresOfColour(colour: u32): Squares {
  return loadSet(SQUARE_COLOURS + ((<usize>colour) << SET_SHIFT));
}
