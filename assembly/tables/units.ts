/**
 * Lookup units: moves that men in the way can block (riders, limited riders, lame leapers), for one start square.
 *
 * A unit keeps a mask of the squares that matter, a multiplier and a table of results; the masked men times the
 * multiplier give an index without harmful collision ("magic" indexing, in the fancy form with tables of their own
 * size). The loader fills the table from any rule; the kernel never learns what the piece is.
 */
import { loadSet, Squares, UNIT_BYTES_SHIFT, unitSlot } from "../bitboard.ts";

/** What the unit reaches from `square` when `occupied` squares have men, the first man on each way included. */
export function reach(units: usize, square: u32, occupied: Squares): Squares {
  return loadSet(unitSlot(units + ((<usize>square) << UNIT_BYTES_SHIFT), occupied));
}
