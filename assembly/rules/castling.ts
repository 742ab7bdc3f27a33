/**
 * Castling: the king not in check, nothing between, no attacked square on the king's path or at its end.
 *
 * The records are those of the position that was set: squares anywhere on the board. The rook is whatever piece castles.
 */
import { CASTLINGS, RIGHTS_KEPT, RIGHTS_KEYS } from "../../src/layout/map.ts";
import { MOVE_CASTLING, MOVE_DROP } from "../../src/layout/move.ts";
import { NO_SQUARE } from "../../src/layout/position.ts";
import { CASTLING_SHIFT } from "../../src/layout/records.generated.ts";
import { RIGHTS_MAX } from "../../src/layout/rules/castling.ts";
import { isAttacked } from "../attacks/attacks.ts";
import { inCheck } from "../attacks/checks.ts";
import { guardedSquare } from "../attacks/look.ts";
import { isCommoner } from "../attacks/royals.ts";
import { takersOn } from "../attacks/takers.ts";
import { and, any, or, Squares, squareSet, xor } from "../bitboard.ts";
import { moveExtra, moveFrom, moveOf, moveTo, moveType } from "../board/move.ts";
import {
  kindOn,
  liftPiece,
  occupiedSquares,
  piecesOf,
  piecesOfKind,
  putPiece,
  sideKindOf,
  turn,
} from "../board/position.ts";
import { RICH } from "../features.ts";
import { Castling, Position } from "../records.generated.ts";
import { psqt } from "../tables/psqt.ts";

/** Bit i: the right of record i. */
function rights(position: usize): u32 {
  return changetype<Position>(position).rights;
}

/** The rook may stand on the king's target. */
export function isOwn(move: u32): bool {
  return moveType(move) == MOVE_CASTLING;
}

export function emit(out: usize, position: usize, side: u32, king: u32, tactical: bool): usize {
  return !tactical && (RICH || !inCheck) && rights(position) != 0 ? emitCastlings(out, position, side) : out;
}

function emitCastlings(out: usize, position: usize, side: u32): usize {
  const held = rights(position);
  for (let i: u32 = 0; i < <u32>RIGHTS_MAX; i++) {
    if (!((held >> i) & 1)) continue;
    const record = recordAt(i);
    if (record.side == side && canCastle(position, side, record, 0)) {
      store<u32>(out, moveOf(record.kingFrom, record.kingTo, MOVE_CASTLING, i));
      out += 4;
    }
    if (RICH && record.further && record.side == side) out = emitFurther(out, position, side, i);
  }
  return out;
}

/** To where the king may go beyond the nearest target. */
function emitFurther(out: usize, position: usize, side: u32, index: u32): usize {
  const record = recordAt(index);
  for (let more: u32 = 1; more <= <u32>record.further; more++) {
    if (!canCastle(position, side, record, more)) continue;
    store<u32>(out, moveOf(record.kingFrom, kingGoal(record, more), MOVE_CASTLING, index));
    out += 4;
  }
  return out;
}

/** The king's target, some squares beyond the nearest. */
function kingGoal(record: Castling, more: u32): u32 {
  return RICH ? <u32>record.kingTo + more * (<u32>record.kingTo - <u32>record.rookTo) : record.kingTo;
}

/** The rook's target when the king goes to a square. */
function rookGoal(record: Castling, to: u32): u32 {
  return RICH ? <u32>record.rookTo + to - <u32>record.kingTo : record.rookTo;
}

function canCastle(position: usize, side: u32, record: Castling, more: u32): bool {
  const occupied = occupiedSquares(position);
  if (any(and(occupied, record.empties))) return false;
  if (RICH && isCommoner(position, side, record.kingFrom)) return leavesSafe(position, side, record, more);
  const enemies = takersOn(position, side ^ 1, record.kingFrom);
  if (RICH && isAttacked(position, side ^ 1, record.kingFrom, occupied, enemies)) return false;
  const lifted = xor(occupied, squareSet(record.kingFrom));
  const steps = <u32>record.pathCount;
  for (let i: u32 = 0; i < steps; i++) {
    if (isAttacked(position, side ^ 1, record.path(i), lifted, enemies)) return false;
  }
  if (RICH) {
    for (let i: u32 = 0; i < more; i++) {
      if (isAttacked(position, side ^ 1, kingGoal(record, i), lifted, enemies)) return false;
    }
  }
  const to = kingGoal(record, more);
  return !isAttacked(position, side ^ 1, to, afterCastling(record, to, lifted), enemies);
}

/** Whether the royal piece is safe after a castling of one that is not royal. Where several are, the move is tried out later. */
function leavesSafe(position: usize, side: u32, record: Castling, more: u32): bool {
  const king = guardedSquare(position, side);
  if (king == NO_SQUARE) return true;
  const lifted = xor(occupiedSquares(position), squareSet(record.kingFrom));
  const to = kingGoal(record, more);
  const square = king == record.rookFrom ? rookGoal(record, to) : king;
  return !isAttacked(position, side ^ 1, square, afterCastling(record, to, lifted), takersOn(position, side ^ 1, king));
}

/** In shuffled setups the rook may have covered the king's target until it left. */
function afterCastling(record: Castling, to: u32, lifted: Squares): Squares {
  const without = xor(lifted, squareSet(record.rookFrom));
  return or(without, or(squareSet(to), squareSet(rookGoal(record, to))));
}

/** Two pieces move: it is found among all moves only. */
export function isSpecial(position: usize, move: u32): bool {
  return isOwn(move);
}

/** Rights end where something leaves or reaches a square of king or rook. */
export function carry(position: usize, before: usize, from: u32, to: u32): void {
  const held = rights(before);
  if (held) changetype<Position>(position).rights = held & rightsKept(from) & rightsKept(to);
}

/** King and rook may cross or take each other's squares, so both are lifted before either is put down. */
export function makeOwn(position: usize, before: usize, move: u32): void {
  if (!isOwn(move)) return;
  const side = turn(before);
  const record = recordAt(moveExtra(move));
  const king = kindOn(before, moveFrom(move));
  const rook = kindOn(before, record.rookFrom);
  liftPiece(position, side, king, moveFrom(move));
  liftPiece(position, side, rook, record.rookFrom);
  putPiece(position, side, king, moveTo(move));
  putPiece(position, side, rook, rookGoal(record, moveTo(move)));
  if (RICH) changeRights(position, moveExtra(move), record);
}

/** Castling may take rights from the other side, and another king's with the same rook. A right by which a game is won
 *  stays: it tells how. */
function changeRights(position: usize, index: u32, record: Castling): void {
  const kept = rights(position) & rightsKept(record.rookFrom) & ~(<u32>record.takes);
  changetype<Position>(position).rights = kept | ((<u32>record.wins) << index);
}

export function settle(position: usize, before: usize, move: u32): void {
  if (RICH && moveType(move) == MOVE_DROP) gainRights(position, turn(before), moveTo(move));
}

/** Rights that a drop on a square gives: king and rook stand on theirs. */
function gainRights(position: usize, side: u32, square: u32): void {
  let held = rights(position);
  for (let i: u32 = 0; i < <u32>RIGHTS_MAX; i++) {
    const record = recordAt(i);
    if (!record.isFromHand || record.side != side) continue;
    if (square != record.kingFrom && square != record.rookFrom) continue;
    const stand =
      stands(position, side, record.kingFrom, record.kingKind) &&
      stands(position, side, record.rookFrom, record.rookKind);
    if (stand) held |= 1 << i;
  }
  changetype<Position>(position).rights = held;
}

function stands(position: usize, side: u32, square: u32, kind: u32): bool {
  return any(and(and(piecesOf(position, side), piecesOfKind(position, kind)), squareSet(square)));
}

export function stateKey(key: u64, before: usize, position: usize): u64 {
  const held = rights(before);
  const kept = rights(position);
  return held == kept ? key : key ^ rightsKey(held) ^ rightsKey(kept);
}

export function ownKey(key: u64, before: usize, move: u32): u64 {
  if (!isOwn(move)) return key;
  const record = recordAt(moveExtra(move));
  const rook = rookIn(before, record);
  return key ^ psqt(rook, record.rookFrom).key ^ psqt(rook, rookGoal(record, moveTo(move))).key;
}

export function ownScore(score: i32, before: usize, move: u32): i32 {
  if (!isOwn(move)) return score;
  const record = recordAt(moveExtra(move));
  const rook = rookIn(before, record);
  return score + psqt(rook, rookGoal(record, moveTo(move))).score - psqt(rook, record.rookFrom).score;
}

export function key(key: u64, position: usize): u64 {
  return key ^ rightsKey(rights(position));
}

/** Side and kind of the piece that castles with the king. */
function rookIn(before: usize, record: Castling): u32 {
  return sideKindOf(turn(before), kindOn(before, record.rookFrom));
}

function recordAt(index: u32): Castling {
  return changetype<Castling>(CASTLINGS + ((<usize>index) << CASTLING_SHIFT));
}

/** Rights that survive when something leaves or reaches a square. */
function rightsKept(square: u32): u32 {
  return <u32>load<u8>(RIGHTS_KEPT + <usize>square);
}

function rightsKey(rights: u32): u64 {
  return load<u64>(RIGHTS_KEYS + ((<usize>rights) << 3));
}
