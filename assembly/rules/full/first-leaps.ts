/**
 * Leaps that a piece may make as its first move, to empty squares, over whatever stands between. A royal piece leaps neither out
 * of check nor, where the variant says so, over attacked squares.
 */
import { MOVE_NORMAL, MOVE_PASS, MOVE_WALL } from "../../../src/layout/move.ts";
import { NO_SQUARE, TAIL_LEAPERS } from "../../../src/layout/position.ts";
import { FIRST_LEAPS_BYTES } from "../../../src/layout/records.generated.ts";
import { isAttacked } from "../../attacks/attacks.ts";
import { guardedSquare } from "../../attacks/look.ts";
import { isCommoner } from "../../attacks/royals.ts";
import { takersOn } from "../../attacks/takers.ts";
import { and, any, none, or, Squares, squareSet, without, xor } from "../../bitboard.ts";
import { moveFrom, moveOf, moveTo, moveType } from "../../board/move.ts";
import { allPieces, boardByte, occupiedSquares, piecesOf, sideKindOf, turn, wallsOf } from "../../board/position.ts";
import { setTailSet, tailSet } from "../../board/tail.ts";
import { WALLS } from "../../features.ts";
import { hasKind } from "../../kinds.ts";
import { FirstLeaps } from "../../records.generated.ts";
import { captureTargets, quietTargets } from "../../tables/kinds.ts";
import { rules } from "../../tables/rules.ts";
import { keyOfSquares } from "../../tables/square-keys.ts";

function leapers(position: usize): Squares {
  return tailSet(position, TAIL_LEAPERS);
}

export function emit(out: usize, position: usize, side: u32, king: u32, tactical: bool): usize {
  if (tactical || !rules.firstLeaps) return out;
  return any(and(leapers(position), piecesOf(position, side))) ? emitAll(out, position, side) : out;
}

function emitAll(out: usize, position: usize, side: u32): usize {
  for (let record = firstRecord(); record.end; record = recordAfter(record)) {
    if (record.side == side && isReady(position, record)) out = emitLeaps(out, position, record);
  }
  return out;
}

function firstRecord(): FirstLeaps {
  return changetype<FirstLeaps>(rules.firstLeaps);
}

/** Nothing lies behind the last one, which is no piece. */
function recordAfter(record: FirstLeaps): FirstLeaps {
  return changetype<FirstLeaps>(changetype<usize>(record) + <usize>record.end);
}

/** Whether the piece of a record stands on its square and has not moved. Enemies may begin there, too. */
function isReady(position: usize, record: FirstLeaps): bool {
  const own = and(leapers(position), piecesOf(position, record.side));
  if (!any(and(own, squareSet(record.from)))) return false;
  return <u32>boardByte(position, record.from) == record.kind + 1;
}

function emitLeaps(out: usize, position: usize, record: FirstLeaps): usize {
  const from = <u32>record.from;
  const isRoyal = !isCommoner(position, record.side, from);
  if (isRoyal && isTaken(position, record, from)) return out;
  let at = changetype<usize>(record) + FIRST_LEAPS_BYTES;
  for (let left = <u32>record.count; left; left--) {
    const to = <u32>load<u8>(at);
    if (
      isFree(position, record, to) &&
      (!isRoyal || isWayOpen(position, record, at)) &&
      leavesSafe(position, record, to)
    ) {
      store<u32>(out, moveOf(from, to, MOVE_NORMAL, 0));
      out += 4;
    }
    at = behind(at);
  }
  return out;
}

/** Whether a square is empty, and not among those to which the piece goes anyway. */
function isFree(position: usize, record: FirstLeaps, square: u32): bool {
  const occupied = occupiedSquares(position);
  const usual = quietTargets(sideKindOf(record.side, record.kind), record.from, occupied);
  return !any(and(or(occupied, usual), squareSet(square)));
}

/** Where the next leap lies. */
function behind(leap: usize): usize {
  let at = leap + 2;
  for (let ways = <u32>load<u8>(leap, 1); ways; ways--) at += 1 + <usize>load<u8>(at);
  return at;
}

/** Whether one of a leap's ways has no attacked square, or nothing is asked of them. */
function isWayOpen(position: usize, record: FirstLeaps, leap: usize): bool {
  const ways = <u32>load<u8>(leap, 1);
  let at = leap + 2;
  for (let way: u32 = 0; way < ways; way++) {
    const squares = <u32>load<u8>(at++);
    let open = true;
    for (let i: u32 = 0; i < squares; i++) open = open && !isTaken(position, record, <u32>load<u8>(at + <usize>i));
    if (open) return true;
    at += <usize>squares;
  }
  return ways == 0;
}

/** Whether the enemy would take the piece of a record on a square, having left its own. A wall is nowhere to be taken. */
function isTaken(position: usize, record: FirstLeaps, square: u32): bool {
  const from = <u32>record.from;
  const place = squareSet(square);
  if (WALLS && rules.haveWalls && any(and(wallsOf(position), place))) return false;
  const enemy = <u32>record.side ^ 1;
  const occupied = or(without(occupiedSquares(position), squareSet(from)), place);
  return isAttacked(position, enemy, square, occupied, without(takersOn(position, enemy, from), place));
}

/** Whether the royal piece is safe after a leap. Where several are, the move is tried out later. */
function leavesSafe(position: usize, record: FirstLeaps, to: u32): bool {
  const from = <u32>record.from;
  const side = <u32>record.side;
  const king = guardedSquare(position, side);
  if (king == NO_SQUARE) return true;
  if (king == from) return !isTaken(position, record, to);
  const occupied = or(without(occupiedSquares(position), squareSet(from)), squareSet(to));
  return !isAttacked(position, side ^ 1, king, occupied, takersOn(position, side ^ 1, king));
}

/** No table has a leap: it is found among all moves only. */
export function isSpecial(position: usize, move: u32): bool {
  return rules.firstLeaps != 0 && any(and(leapers(position), squareSet(moveFrom(move))));
}

/** The right ends where something leaves or arrives. */
export function carry(position: usize, before: usize, from: u32, to: u32): void {
  if (!rules.firstLeaps) return;
  setTailSet(position, TAIL_LEAPERS, without(leapers(position), or(squareSet(from), squareSet(to))));
}

/** And where something was taken, or where a piece has gone that ends it. */
export function settle(position: usize, before: usize, move: u32): void {
  if (!rules.firstLeaps || !any(leapers(position))) return;
  const type = moveType(move);
  if (type == MOVE_PASS || type == MOVE_WALL) return;
  setTailSet(position, TAIL_LEAPERS, and(leapers(position), allPieces(position)));
  endAimedAt(position, turn(before), moveTo(move));
}

/** Ends the rights of enemy pieces that a side's piece on a square would attack on an empty board, if that is a rule of theirs. */
function endAimedAt(position: usize, side: u32, square: u32): void {
  const byte = boardByte(position, square);
  if (!byte || !any(and(piecesOf(position, side), squareSet(square)))) return;
  const kind = byte - 1;
  for (let record = firstRecord(); record.end; record = recordAfter(record)) {
    if (record.side == side || !hasKind(record.lostTo, kind) || !isReady(position, record)) continue;
    const place = squareSet(record.from);
    if (any(and(captureTargets(sideKindOf(side, kind), square, none()), place)))
      setTailSet(position, TAIL_LEAPERS, without(leapers(position), place));
  }
}

export function stateKey(key: u64, before: usize, position: usize): u64 {
  return rules.firstLeaps ? key ^ keyOfLeapers(xor(leapers(before), leapers(position))) : key;
}

export function key(key: u64, position: usize): u64 {
  return rules.firstLeaps ? key ^ keyOfLeapers(leapers(position)) : key;
}

/** Other keys than those of promoted pieces, of gates and of walls. */
function keyOfLeapers(squares: Squares): u64 {
  return rotl<u64>(keyOfSquares(squares), 29);
}
