/**
 * Magics: moves that pieces in the way can block (riders, limited riders, lame leapers), for one start square.
 *
 * A magic keeps a mask of the squares that matter, a multiplier and a table of results; the masked pieces times the
 * multiplier give an index without harmful collision ("magic" indexing, in the fancy form with tables of their own
 * size). The loader fills the table from any rule; the kernel never learns what the piece is.
 *
 * The far half of a line that is too long for one table has a magic of its own, guarded by the near half. What hops over a piece
 * of the near half has another, in the huge build.
 */
import { MAGIC_GUARDED, MAGIC_HURDLED } from "../../src/layout/tables.ts";
import {
  and,
  count,
  loadSet,
  MAGIC_BYTES_SHIFT,
  magicSlot,
  meets,
  none,
  SET_BYTES,
  Squares,
  WORDS,
} from "../bitboard.ts";

/** Where a magic has its guard: it is the last set of the record. */
const GUARD: usize = (1 << MAGIC_BYTES_SHIFT) - SET_BYTES;

/** What a piece on `square` attacks when `occupied` squares have pieces, the first piece on each path included. */
export function magicAttacks(magics: usize, square: u32, occupied: Squares): Squares {
  if (WORDS > 2 && magics & MAGIC_HURDLED) return hurdledAttacks(magics ^ MAGIC_HURDLED, square, occupied);
  if (WORDS > 1 && magics & MAGIC_GUARDED) return guardedAttacks(magics ^ MAGIC_GUARDED, square, occupied);
  return loadSet(magicSlot(magics + ((<usize>square) << MAGIC_BYTES_SHIFT), occupied));
}

/** Inlined: a call in the loops of the generator costs boards without guards some 4 % of their search. */
function guardedAttacks(magics: usize, square: u32, occupied: Squares): Squares {
  const magic = magics + ((<usize>square) << MAGIC_BYTES_SHIFT);
  if (meets(loadSet(magic + GUARD), occupied)) return none();
  return loadSet(magicSlot(magic, occupied));
}

function hurdledAttacks(magics: usize, square: u32, occupied: Squares): Squares {
  const magic = magics + ((<usize>square) << MAGIC_BYTES_SHIFT);
  return count(and(loadSet(magic + GUARD), occupied)) == 1 ? loadSet(magicSlot(magic, occupied)) : none();
}
