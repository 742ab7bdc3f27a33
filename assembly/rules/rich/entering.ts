/**
 * Pieces that enter from the hand as others leave their first square. The move is made as if nothing entered, so what enters
 * shields from no check; then the piece takes the square that was left, in castling that of king or partner.
 */

import { CASTLINGS } from "../../../src/layout/map.ts";
import {
  MOVE_CASTLING,
  MOVE_DROP,
  MOVE_ENTER_HIGH,
  MOVE_ENTER_LOW,
  MOVE_ENTER_SHIFT,
  MOVE_ENTERS,
  MOVE_ENTERS_PARTNER,
  MOVE_PASS,
} from "../../../src/layout/move.ts";
import { TAIL_GATES } from "../../../src/layout/position.ts";
import { CASTLING_SHIFT } from "../../../src/layout/records.generated.ts";
import { and, any, or, Squares, squareSet, without, xor } from "../../bitboard.ts";
import { moveExtra, moveFrom, moveTo, moveType } from "../../board/move.ts";
import { piecesOf, putPiece, sideKindOf, turn } from "../../board/position.ts";
import { inHand, setInHand, setTailSet, tailSet } from "../../board/tail.ts";
import { countIn } from "../../board/totals.ts";
import { anyKind, firstKind, firstKindAlone, Kinds, noKinds, orKinds, withoutFirstKind } from "../../kinds.ts";
import { Castling } from "../../records.generated.ts";
import { ground } from "../../tables/kinds.ts";
import { rules } from "../../tables/rules.ts";
import { keyOfSquares } from "../../tables/square-keys.ts";

function enters(move: u32): bool {
  return (move & MOVE_ENTERS) != 0;
}

function entering(move: u32): u32 {
  return ((move >> MOVE_ENTER_SHIFT) & MOVE_ENTER_LOW) | (move & MOVE_ENTER_HIGH ? MOVE_ENTER_LOW + 1 : 0);
}

/** Where what enters stands. */
function entrance(move: u32): u32 {
  return move & MOVE_ENTERS_PARTNER ? castlingOf(move).rookFrom : moveFrom(move);
}

function castlingOf(move: u32): Castling {
  return changetype<Castling>(CASTLINGS + ((<usize>moveExtra(move)) << CASTLING_SHIFT));
}

/** The kinds that a side has to let enter. */
function heldKinds(position: usize, side: u32): Kinds {
  let held = noKinds();
  for (let kinds = rules.enterKinds; anyKind(kinds); kinds = withoutFirstKind(kinds)) {
    if (inHand(position, side, firstKind(kinds))) held = orKinds(held, firstKindAlone(kinds));
  }
  return held;
}

export function enter(end: usize, list: usize, position: usize): usize {
  const side = turn(position);
  const gates = tailSet(position, TAIL_GATES);
  const held = heldKinds(position, side);
  if (!anyKind(held) || !any(and(gates, piecesOf(position, side)))) return end;
  let out = end;
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    if (moveFrom(move) == moveTo(move)) continue;
    let left = squareSet(moveFrom(move));
    if (moveType(move) == MOVE_CASTLING) {
      const record = castlingOf(move);
      const taken = or(squareSet(record.kingTo), squareSet(record.rookTo));
      out = emitEntering(out, side, move | MOVE_ENTERS_PARTNER, record.rookFrom, without(gates, taken), held);
      left = without(left, taken);
    }
    out = emitEntering(out, side, move, moveFrom(move), and(gates, left), held);
  }
  return out;
}

/** A move with each kind that may enter on a square, if it is a gate. */
function emitEntering(out: usize, side: u32, move: u32, square: u32, gates: Squares, kinds: Kinds): usize {
  if (!any(and(gates, squareSet(square)))) return out;
  for (; anyKind(kinds); kinds = withoutFirstKind(kinds)) {
    const kind = firstKind(kinds);
    if (!any(and(ground(sideKindOf(side, kind)), squareSet(square)))) continue;
    const bits = ((kind & MOVE_ENTER_LOW) << MOVE_ENTER_SHIFT) | (kind > <u32>MOVE_ENTER_LOW ? MOVE_ENTER_HIGH : 0);
    store<u32>(out, move | MOVE_ENTERS | bits);
    out += 4;
  }
  return out;
}

export function settle(position: usize, before: usize, move: u32): void {
  if (anyKind(rules.enterKinds) && moveType(move) != MOVE_PASS) settleGates(position, turn(before), move);
}

/** Gates end where something leaves or arrives, and with the last piece of a hand that nothing fills. */
function settleGates(position: usize, side: u32, move: u32): void {
  let gates = without(tailSet(position, TAIL_GATES), or(squareSet(moveFrom(move)), squareSet(moveTo(move))));
  if (moveType(move) == MOVE_CASTLING) gates = without(gates, squareSet(castlingOf(move).rookFrom));
  if (enters(move)) {
    const kind = entering(move);
    putPiece(position, side, kind, entrance(move));
    setInHand(position, side, kind, inHand(position, side, kind) - 1);
  }
  // what is dropped is taken from the hand after this
  if (!rules.fillsHands && countHand(position, side) == <u32>(moveType(move) == MOVE_DROP))
    gates = and(gates, piecesOf(position, side ^ 1));
  setTailSet(position, TAIL_GATES, gates);
}

function countHand(position: usize, side: u32): u32 {
  let held: u32 = 0;
  for (let kinds = rules.handKinds; anyKind(kinds); kinds = withoutFirstKind(kinds))
    held += inHand(position, side, firstKind(kinds));
  return held;
}

export function tally(position: usize, before: usize, move: u32): void {
  // the same bits are the number of a strike where nothing enters
  if (!anyKind(rules.enterKinds) || !enters(move)) return;
  countIn(position, sideKindOf(turn(before), entering(move)), entrance(move));
}

export function stateKey(key: u64, before: usize, position: usize): u64 {
  return key ^ keyOfGates(xor(tailSet(before, TAIL_GATES), tailSet(position, TAIL_GATES)));
}

export function key(key: u64, position: usize): u64 {
  return key ^ keyOfGates(tailSet(position, TAIL_GATES));
}

/** Other keys than those of promoted pieces. */
function keyOfGates(squares: Squares): u64 {
  return rotl<u64>(keyOfSquares(squares), 17);
}
