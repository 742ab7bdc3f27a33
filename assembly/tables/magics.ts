/**
 * Magics: moves that pieces in the way can block (riders, limited riders, lame leapers), for one start square.
 *
 * A magic keeps a mask of the squares that matter, a multiplier and a table of results; the masked pieces times the
 * multiplier give an index without harmful collision ("magic" indexing, in the fancy form with tables of their own
 * size). The loader fills the table from any rule; the kernel never learns what the piece is.
 */
import { loadSet, MAGIC_BYTES_SHIFT, magicSlot, Squares } from "../bitboard.ts";

/** What a piece on `square` attacks when `occupied` squares have pieces, the first piece on each path included. */
export function magicAttacks(magics: usize, square: u32, occupied: Squares): Squares {
  return loadSet(magicSlot(magics + ((<usize>square) << MAGIC_BYTES_SHIFT), occupied));
}
