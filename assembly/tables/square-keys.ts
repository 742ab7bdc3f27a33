/** Hash keys of sets of squares that rules keep beside the pieces. */
import { SQUARE_KEYS } from "../../src/layout/map.ts";
import { any, lsb, Squares, withoutLowest } from "../bitboard.ts";

export function keyOfSquares(squares: Squares): u64 {
  let key: u64 = 0;
  for (; any(squares); squares = withoutLowest(squares)) {
    key ^= load<u64>(SQUARE_KEYS + ((<usize>lsb(squares)) << 3));
  }
  return key;
}
