/**
 * The programs that the loader writes for each side: lists of entries, one after another. All their records are in
 * `src/layout/records.yaml`.
 *
 * | program | lists |
 * | --- | --- |
 * | attack, en passant | leaps by attacked square; reversed magics |
 * | check | leaps by attacked square; groups, each a list of magics |
 * | generate | leaps and magics of kinds that capture as they move; kinds with steps, each with its steps (pawns); kinds whose pieces move one by one (those that capture otherwise, and those with a zone) |
 */
import { LEAP_ENTRY_BYTES, MAGIC_ENTRY_BYTES, PROGRAM_LIST_BYTES } from "../../src/layout/records.generated.ts";
import { and, loadSet, none, or, SET_SHIFT, Squares } from "../bitboard.ts";
import { piecesAt } from "../board/position.ts";
import { LeapEntry, MagicEntry, ProgramList } from "../records.generated.ts";

/** Where the entries of a list begin. */
export function entriesOf(list: usize): usize {
  return list + PROGRAM_LIST_BYTES;
}

/** Where they end and the next list begins. */
export function endOf(list: usize): usize {
  return changetype<ProgramList>(list).end;
}

/** Pieces of either side that a list of leaps lets attack a square. */
export function leapersTo(position: usize, leaps: usize, square: u32): Squares {
  const end = endOf(leaps);
  let found = none();
  for (let at = entriesOf(leaps); at < end; at += LEAP_ENTRY_BYTES) {
    found = or(found, leapersOf(position, changetype<LeapEntry>(at), square));
  }
  return found;
}

/** Pieces of one kind, of either side, that a leap's entry lets attack a square. */
export function leapersOf(position: usize, entry: LeapEntry, square: u32): Squares {
  return and(loadSet(entry.table + ((<usize>square) << SET_SHIFT)), piecesAt(position, entry.pieces));
}

/** Pieces of all kinds that an entry names. */
export function ridersOf(position: usize, entry: MagicEntry): Squares {
  let pieces = pairOf(position, entry);
  const end = entry.end;
  for (let at = changetype<usize>(entry) + MAGIC_ENTRY_BYTES; at < end; at += MAGIC_ENTRY_BYTES) {
    pieces = or(pieces, piecesAt(position, changetype<MagicEntry>(at).pieces));
  }
  return pieces;
}

/** Pieces of an entry without further kinds. */
export function pairOf(position: usize, entry: MagicEntry): Squares {
  return or(piecesAt(position, entry.pieces), piecesAt(position, entry.others));
}
