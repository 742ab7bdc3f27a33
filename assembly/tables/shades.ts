/** The squares of one shade. */
import { SHADES } from "../../src/layout/map.ts";
import { loadSet, SET_SHIFT, Squares } from "../bitboard.ts";

/** @param shade 0 for dark squares (a1 is dark), 1 for light ones */
export function shadeSet(shade: u32): Squares {
  return loadSet(SHADES + ((<usize>shade) << SET_SHIFT));
}
