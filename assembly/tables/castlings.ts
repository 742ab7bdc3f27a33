/** Castling records of the position that was set: squares anywhere on the board. The rook is whatever piece castles. */
import { CASTLINGS, RIGHTS_KEPT, RIGHTS_KEYS } from "../../src/layout/map.ts";
import {
  CASTLING_EMPTY,
  CASTLING_KING_FROM,
  CASTLING_KING_TO,
  CASTLING_PATH,
  CASTLING_PATH_COUNT,
  CASTLING_RECORD_SHIFT,
  CASTLING_ROOK_FROM,
  CASTLING_ROOK_TO,
  CASTLING_SIDE,
} from "../../src/layout/tables.ts";
import { loadSet, Squares } from "../bitboard.ts";

export function castlingRecord(index: u32): usize {
  return CASTLINGS + ((<usize>index) << CASTLING_RECORD_SHIFT);
}

export function castlingSide(record: usize): u32 {
  return <u32>load<u8>(record, CASTLING_SIDE);
}

export function kingFrom(record: usize): u32 {
  return <u32>load<u8>(record, CASTLING_KING_FROM);
}

export function kingTo(record: usize): u32 {
  return <u32>load<u8>(record, CASTLING_KING_TO);
}

export function rookFrom(record: usize): u32 {
  return <u32>load<u8>(record, CASTLING_ROOK_FROM);
}

export function rookTo(record: usize): u32 {
  return <u32>load<u8>(record, CASTLING_ROOK_TO);
}

/** Squares that must be empty, king and rook themselves left out. */
export function castlingEmpties(record: usize): Squares {
  return loadSet(record + CASTLING_EMPTY);
}

/** Number of squares that the king crosses. */
export function pathLength(record: usize): u32 {
  return <u32>load<u8>(record, CASTLING_PATH_COUNT);
}

export function pathSquare(record: usize, index: u32): u32 {
  return <u32>load<u8>(record + <usize>index, CASTLING_PATH);
}

/** Rights that survive when something leaves or reaches a square. */
export function rightsKept(square: u32): u32 {
  return <u32>load<u8>(RIGHTS_KEPT + <usize>square);
}

export function rightsKey(rights: u32): u64 {
  return load<u64>(RIGHTS_KEYS + ((<usize>rights) << 3));
}
