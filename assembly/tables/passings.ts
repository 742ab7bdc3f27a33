/** Moves that pass over squares on which the man can then be captured en passant. */
import { PASSING_INDEX, PASSINGS } from "../../src/layout/map.ts";
import {
  PASSING_FROM,
  PASSING_SHIFT,
  PASSING_SIDE_KIND,
  PASSING_SQUARES,
  PASSING_TO,
} from "../../src/layout/tables.ts";
import { loadSet, SQUARE_BITS, Squares } from "../bitboard.ts";

/** Address of the record of a move, or 0 when the move passes over nothing. */
export function findPassing(sideKind: u32, from: u32, to: u32): usize {
  const first = <usize>load<u16>(PASSING_INDEX + ((<usize>((sideKind << SQUARE_BITS) | from)) << 1));
  if (first == 0) return 0;
  let record = PASSINGS + ((first - 1) << PASSING_SHIFT);
  while (<u32>load<u8>(record, PASSING_SIDE_KIND) == sideKind && <u32>load<u8>(record, PASSING_FROM) == from) {
    if (<u32>load<u8>(record, PASSING_TO) == to) return record;
    record += 1 << PASSING_SHIFT;
  }
  return 0;
}

export function passedSquares(record: usize): Squares {
  return loadSet(record + PASSING_SQUARES);
}
