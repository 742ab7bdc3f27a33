/**
 * Plays a move: the next position of the stack becomes the one after it, the one before stays as it is, so taking a
 * move back is forgetting the copy. One effect a function.
 */
import { KIND_BITS } from "../../src/layout/capacity.ts";
import { MOVE_CASTLING, MOVE_EN_PASSANT, MOVE_PASSING, MOVE_PROMOTION } from "../../src/layout/move.ts";
import { NO_SQUARE, POSITION_STRIDE } from "../../src/layout/position.ts";
import { any, lowest, none, or, rest, single, Squares, xor } from "../bitboard.ts";
import {
  boardByte,
  clock,
  hasEnPassant,
  key,
  kindOn,
  passed,
  rights,
  setBoardByte,
  setClock,
  setEnPassant,
  setKey,
  setRights,
  setTurn,
  setWhiteScore,
  sideKindOf,
  toggleMen,
  turn,
  victimSquare,
  whiteScore,
} from "../board/position.ts";
import { castlingRecord, partnerFrom, partnerTo, rightsKept, rightsKey } from "../tables/castlings.ts";
import { findPassing, passedSquares } from "../tables/passings.ts";
import { enPassantKey, placement, placementKey, placementScore } from "../tables/placements.ts";
import { positionBytes, setsClockBack, turnKey } from "../tables/rules.ts";
import { enPassantSources } from "./enpassant.ts";
import { moveExtra, moveFrom, moveTo, moveType } from "./move.ts";

/** Returns the position after `move`, which must be legal. */
export function makeMove(before: usize, move: u32): usize {
  const position = before + POSITION_STRIDE;
  copyPosition(before, position);
  const side = turn(before);
  const from = moveFrom(move);
  const to = moveTo(move);
  const type = moveType(move);
  const kind = kindOn(before, from);
  setClock(position, setsClockBack(kind) ? 0 : clock(before) + 1);
  setTurn(position, side ^ 1);
  let hash = key(before) ^ turnKey();
  if (hasEnPassant(before)) {
    hash ^= passedKey(passed(before));
    setEnPassant(position, none(), NO_SQUARE);
  }
  const held = rights(before);
  if (held) {
    const kept = held & rightsKept(from) & rightsKept(to);
    hash ^= rightsKey(held) ^ rightsKey(kept);
    setRights(position, kept);
  }
  setKey(position, hash);
  if (type == MOVE_CASTLING) {
    castle(position, side, kind, from, to, castlingRecord(moveExtra(move)));
    return position;
  }
  const captured = boardByte(before, to);
  if (captured) remove(position, side ^ 1, captured - 1, to);
  else if (type == MOVE_EN_PASSANT) captureEnPassant(position, side ^ 1, victimSquare(before));
  if (type == MOVE_PROMOTION) promote(position, side, kind, moveExtra(move), from, to);
  else shift(position, side, kind, from, to);
  if (type == MOVE_PASSING) leaveOpen(position, side, kind, from, to);
  return position;
}

function copyPosition(before: usize, position: usize): void {
  const bytes = positionBytes();
  for (let offset: usize = 0; offset < bytes; offset += 16) {
    store<u64>(position + offset, load<u64>(before + offset));
    store<u64>(position + offset, load<u64>(before + offset, 8), 8);
  }
}

/** Moves a man to an empty square. */
function shift(position: usize, side: u32, kind: u32, from: u32, to: u32): void {
  const leaving = placement(sideKindOf(side, kind), from);
  const arriving = placement(sideKindOf(side, kind), to);
  setKey(position, key(position) ^ placementKey(leaving) ^ placementKey(arriving));
  setWhiteScore(position, whiteScore(position) - placementScore(leaving) + placementScore(arriving));
  toggleMen(position, side, kind, or(single(from), single(to)));
  setBoardByte(position, from, 0);
  setBoardByte(position, to, kind + 1);
}

/** Takes a man off the board; its square is overwritten or emptied by the caller. */
function remove(position: usize, side: u32, kind: u32, square: u32): void {
  const leaving = placement(sideKindOf(side, kind), square);
  setKey(position, key(position) ^ placementKey(leaving));
  setWhiteScore(position, whiteScore(position) - placementScore(leaving));
  toggleMen(position, side, kind, single(square));
  setClock(position, 0);
}

function captureEnPassant(position: usize, side: u32, square: u32): void {
  remove(position, side, kindOn(position, square), square);
  setBoardByte(position, square, 0);
}

function promote(position: usize, side: u32, kind: u32, becomes: u32, from: u32, to: u32): void {
  const leaving = placement(sideKindOf(side, kind), from);
  const arriving = placement(sideKindOf(side, becomes), to);
  setKey(position, key(position) ^ placementKey(leaving) ^ placementKey(arriving));
  setWhiteScore(position, whiteScore(position) - placementScore(leaving) + placementScore(arriving));
  toggleMen(position, side, kind, single(from));
  toggleMen(position, side, becomes, single(to));
  setBoardByte(position, from, 0);
  setBoardByte(position, to, becomes + 1);
}

/** King and partner may cross or take each other's squares, so both are lifted before either is put down. */
function castle(position: usize, side: u32, kind: u32, from: u32, to: u32, record: usize): void {
  const partnerStart = partnerFrom(record);
  const partnerEnd = partnerTo(record);
  const partner = kindOn(position, partnerStart);
  lift(position, side, kind, from);
  lift(position, side, partner, partnerStart);
  put(position, side, kind, to);
  put(position, side, partner, partnerEnd);
}

function lift(position: usize, side: u32, kind: u32, square: u32): void {
  const leaving = placement(sideKindOf(side, kind), square);
  setKey(position, key(position) ^ placementKey(leaving));
  setWhiteScore(position, whiteScore(position) - placementScore(leaving));
  toggleMen(position, side, kind, single(square));
  setBoardByte(position, square, 0);
}

function put(position: usize, side: u32, kind: u32, square: u32): void {
  const arriving = placement(sideKindOf(side, kind), square);
  setKey(position, key(position) ^ placementKey(arriving));
  setWhiteScore(position, whiteScore(position) + placementScore(arriving));
  toggleMen(position, side, kind, single(square));
  setBoardByte(position, square, kind + 1);
}

/** Remembers the squares just passed over, when an enemy man stands ready to capture there. */
function leaveOpen(position: usize, side: u32, kind: u32, from: u32, to: u32): void {
  const squares = passedSquares(findPassing((side << KIND_BITS) | kind, from, to));
  let left = squares;
  while (any(left)) {
    if (any(enPassantSources(position, side ^ 1, lowest(left)))) {
      setEnPassant(position, squares, to);
      setKey(position, key(position) ^ passedKey(squares));
      return;
    }
    left = rest(left);
  }
}

/** Key of a set of passed squares. */
export function passedKey(squares: Squares): u64 {
  let hash: u64 = 0;
  while (any(squares)) {
    hash ^= enPassantKey(lowest(squares));
    squares = rest(squares);
  }
  return hash;
}
