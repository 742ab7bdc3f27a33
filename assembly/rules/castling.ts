/**
 * Castling: the king not in check, nothing between, no attacked square on the king's path or at its end.
 *
 * The records are those of the position that was set: squares anywhere on the board. The rook is whatever piece castles.
 */
import { RIGHTS_MAX } from "../../src/layout/capacity.ts";
import { CASTLINGS, RIGHTS_KEPT, RIGHTS_KEYS } from "../../src/layout/map.ts";
import { MOVE_CASTLING } from "../../src/layout/move.ts";
import { POSITION_RIGHTS } from "../../src/layout/position.ts";
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
import { isAttacked } from "../attacks/attacks.ts";
import { inCheck } from "../attacks/checks.ts";
import { and, any, loadSet, or, Squares, squareSet, xor } from "../bitboard.ts";
import { moveExtra, moveFrom, moveOf, moveTo, moveType } from "../board/move.ts";
import { kindOn, occupiedSquares, piecesOf, setBoardByte, sideKindOf, togglePieces, turn } from "../board/position.ts";
import { psqt } from "../tables/psqt.ts";

/** Bit i: the right of record i. */
function rights(position: usize): u32 {
  return load<u32>(position, POSITION_RIGHTS);
}

function isCastling(move: u32): bool {
  return moveType(move) == MOVE_CASTLING;
}

export function emit(out: usize, position: usize, side: u32, king: u32, tactical: bool): usize {
  const held = rights(position);
  if (tactical || inCheck || held == 0) return out;
  for (let i: u32 = 0; i < <u32>RIGHTS_MAX; i++) {
    if (!((held >> i) & 1)) continue;
    const record = recordAt(i);
    if (sideOf(record) == side && canCastle(position, side, record)) {
      store<u32>(out, moveOf(kingFrom(record), kingTo(record), MOVE_CASTLING, i));
      out += 4;
    }
  }
  return out;
}

function canCastle(position: usize, side: u32, record: usize): bool {
  const occupied = occupiedSquares(position);
  if (any(and(occupied, emptySquares(record)))) return false;
  const enemies = piecesOf(position, side ^ 1);
  const lifted = xor(occupied, squareSet(kingFrom(record)));
  const steps = pathLength(record);
  for (let i: u32 = 0; i < steps; i++) {
    if (isAttacked(position, side ^ 1, pathSquare(record, i), lifted, enemies)) return false;
  }
  return !isAttacked(position, side ^ 1, kingTo(record), afterCastling(record, lifted), enemies);
}

/** In shuffled setups the rook may have covered the king's target until it left. */
function afterCastling(record: usize, lifted: Squares): Squares {
  const without = xor(lifted, squareSet(rookFrom(record)));
  return or(without, or(squareSet(kingTo(record)), squareSet(rookTo(record))));
}

/** Two pieces move: it is found among all moves only. */
export function isSpecial(position: usize, move: u32): bool {
  return isCastling(move);
}

/** Rights end where something leaves or reaches a square of king or rook. */
export function carry(position: usize, from: u32, to: u32): void {
  const held = rights(position);
  if (held) store<u32>(position, held & rightsKept(from) & rightsKept(to), POSITION_RIGHTS);
}

/** King and rook may cross or take each other's squares, so both are lifted before either is put down. */
export function makeInstead(position: usize, before: usize, move: u32): bool {
  if (!isCastling(move)) return false;
  const side = turn(before);
  const record = recordAt(moveExtra(move));
  const king = kindOn(before, moveFrom(move));
  const rook = kindOn(before, rookFrom(record));
  lift(position, side, king, moveFrom(move));
  lift(position, side, rook, rookFrom(record));
  put(position, side, king, moveTo(move));
  put(position, side, rook, rookTo(record));
  return true;
}

function lift(position: usize, side: u32, kind: u32, square: u32): void {
  togglePieces(position, side, kind, squareSet(square));
  setBoardByte(position, square, 0);
}

function put(position: usize, side: u32, kind: u32, square: u32): void {
  togglePieces(position, side, kind, squareSet(square));
  setBoardByte(position, square, kind + 1);
}

/** The rook may stand on the king's target. */
export function takesNothing(move: u32): bool {
  return isCastling(move);
}

export function stateKey(key: u64, before: usize, position: usize): u64 {
  const held = rights(before);
  const kept = rights(position);
  return held == kept ? key : key ^ rightsKey(held) ^ rightsKey(kept);
}

export function moveKey(key: u64, before: usize, move: u32): u64 {
  if (!isCastling(move)) return key;
  const record = recordAt(moveExtra(move));
  const rook = rookIn(before, record);
  return key ^ psqt(rook, rookFrom(record)).key ^ psqt(rook, rookTo(record)).key;
}

export function moveScore(score: i32, before: usize, move: u32): i32 {
  if (!isCastling(move)) return score;
  const record = recordAt(moveExtra(move));
  const rook = rookIn(before, record);
  return score + psqt(rook, rookTo(record)).score - psqt(rook, rookFrom(record)).score;
}

export function key(key: u64, position: usize): u64 {
  return key ^ rightsKey(rights(position));
}

/** Side and kind of the piece that castles with the king. */
function rookIn(before: usize, record: usize): u32 {
  return sideKindOf(turn(before), kindOn(before, rookFrom(record)));
}

function recordAt(index: u32): usize {
  return CASTLINGS + ((<usize>index) << CASTLING_RECORD_SHIFT);
}

function sideOf(record: usize): u32 {
  return <u32>load<u8>(record, CASTLING_SIDE);
}

function kingFrom(record: usize): u32 {
  return <u32>load<u8>(record, CASTLING_KING_FROM);
}

function kingTo(record: usize): u32 {
  return <u32>load<u8>(record, CASTLING_KING_TO);
}

function rookFrom(record: usize): u32 {
  return <u32>load<u8>(record, CASTLING_ROOK_FROM);
}

function rookTo(record: usize): u32 {
  return <u32>load<u8>(record, CASTLING_ROOK_TO);
}

/** Squares that must be empty, king and rook themselves left out. */
function emptySquares(record: usize): Squares {
  return loadSet(record + CASTLING_EMPTY);
}

/** Number of squares that the king crosses. */
function pathLength(record: usize): u32 {
  return <u32>load<u8>(record, CASTLING_PATH_COUNT);
}

function pathSquare(record: usize, index: u32): u32 {
  return <u32>load<u8>(record + <usize>index, CASTLING_PATH);
}

/** Rights that survive when something leaves or reaches a square. */
function rightsKept(square: u32): u32 {
  return <u32>load<u8>(RIGHTS_KEPT + <usize>square);
}

function rightsKey(rights: u32): u64 {
  return load<u64>(RIGHTS_KEYS + ((<usize>rights) << 3));
}
