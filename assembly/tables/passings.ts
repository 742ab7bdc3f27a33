/** Moves that pass over squares on which the man can then be captured en passant. */
import { PASSING_INDEX, PASSINGS } from "../../src/layout/map.ts";
import {
  PASSING_FROM,
  PASSING_MODES,
  PASSING_SHIFT,
  PASSING_SIDE_KIND,
  PASSING_SQUARES,
  PASSING_TO,
} from "../../src/layout/tables.ts";
import { and, any, loadSet, none, or, SQUARE_BITS, Squares } from "../bitboard.ts";

/** Whether a move may pass over squares. */
export function mayPass(sideKind: u32, from: u32, to: u32): bool {
  let record = firstRecord(sideKind, from);
  while (record && isOf(record, sideKind, from)) {
    if (<u32>load<u8>(record, PASSING_TO) == to) return true;
    record += 1 << PASSING_SHIFT;
  }
  return false;
}

/**
 * Squares that a move passes over, by every way of making it that men on `occupied` squares leave free.
 * @param mode what the move is: one of `PASSES_QUIETLY`, `PASSES_TAKING`, `PASSES_TAKING_EN_PASSANT`
 */
export function passedSquares(sideKind: u32, from: u32, to: u32, mode: u32, occupied: Squares): Squares {
  let squares = none();
  let record = firstRecord(sideKind, from);
  while (record && isOf(record, sideKind, from)) {
    const passed = loadSet(record + PASSING_SQUARES);
    const isMeant = <u32>load<u8>(record, PASSING_TO) == to && (<u32>load<u8>(record, PASSING_MODES) & mode) != 0;
    if (isMeant && !any(and(passed, occupied))) squares = or(squares, passed);
    record += 1 << PASSING_SHIFT;
  }
  return squares;
}

/** The first record of a man on a square, or 0 when it passes over nothing from there; the others follow it. */
function firstRecord(sideKind: u32, from: u32): usize {
  const first = <usize>load<u16>(PASSING_INDEX + ((<usize>((sideKind << SQUARE_BITS) | from)) << 1));
  return first ? PASSINGS + ((first - 1) << PASSING_SHIFT) : 0;
}

function isOf(record: usize, sideKind: u32, from: u32): bool {
  return <u32>load<u8>(record, PASSING_SIDE_KIND) == sideKind && <u32>load<u8>(record, PASSING_FROM) == from;
}
