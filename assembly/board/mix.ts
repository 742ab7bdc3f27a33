/** Keys of sets of squares, for tables that are looked into by where some pieces stand. */
import { Squares, WORDS, word } from "../bitboard.ts";

/** Odd, and its bits have no order: 2^64 divided by the golden ratio. */
const MULTIPLIER: u64 = 0x9e3779b97f4a7c15;

/** What a key becomes when a set is added to it; its upper bits are the best. Nothing added to 0 stays 0. */
export function mixed(key: u64, squares: Squares): u64 {
  for (let index: u32 = 0; index < WORDS; index++) key = rotl<u64>((key ^ word(squares, index)) * MULTIPLIER, 29);
  return key * MULTIPLIER;
}
