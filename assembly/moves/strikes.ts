/**
 * Strikes, see `rules/full/strikes.ts`. Those of a piece from a square are a tree of the squares on its ways, in preorder: each
 * node says what must stand there for the piece to end there or to go on. Checks and pins say nothing of such moves: each is
 * tried out.
 */
import { NO_SQUARE } from "../../src/layout/position.ts";
import { STRIKE_NODE_BYTES } from "../../src/layout/records.generated.ts";
import { ON_FRIEND } from "../../src/layout/rules/strikes.ts";
import { allRoyalsOf, isSideInCheck } from "../attacks/royals.ts";
import { strikesFrom, whatIsOn } from "../attacks/strikers.ts";
import { and, any, none, or, Squares, squareSet, WORDS, without, word } from "../bitboard.ts";
import { areOneStrike, strikeOf } from "../board/move.ts";
import { occupiedSquares, piecesOf, piecesOfKind, sideKindOf } from "../board/position.ts";
import * as hooks from "../hooks.generated.ts";
import { anyKind, firstKind, KIND_BITS, withoutFirstKind } from "../kinds.ts";
import { StrikeNode } from "../records.generated.ts";
import { captureTargets, ground, quietTargets, turns } from "../tables/kinds.ts";
import { rules } from "../tables/rules.ts";
import { emitSpecial } from "./emit.ts";
import { makeMoveUnhashed } from "./make-unhashed.ts";

/** Those that take no royal piece of their own side and leave the guarded one safe; where several are, the whole list is
 *  tried out later. */
export function emitStrikes(out: usize, position: usize, side: u32, king: u32, tactical: bool): usize {
  const end = emitAll(out, position, side, tactical);
  const list = out;
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    if (rules.takesFriends && any(and(allRoyalsOf(position, side), hooks.removes(none(), position, move)))) continue;
    if (king != NO_SQUARE && isSideInCheck(makeMoveUnhashed(position, move), side)) continue;
    store<u32>(out, move);
    out += 4;
  }
  return out;
}

function emitAll(out: usize, position: usize, side: u32, tactical: bool): usize {
  for (let kinds = rules.strikers(side); anyKind(kinds); kinds = withoutFirstKind(kinds)) {
    out = emitOfKind(out, position, side, firstKind(kinds), tactical);
  }
  return out;
}

/** Word by word: trees of strikes are long, and no set of the huge build lasts as long as they take. */
function emitOfKind(out: usize, position: usize, side: u32, kind: u32, tactical: bool): usize {
  let index: u32 = 0;
  do {
    let left = word(and(piecesOf(position, side), piecesOfKind(position, kind)), index);
    while (left) {
      const from = (index << 6) + <u32>ctz<u64>(left);
      left &= left - 1;
      out = emitFrom(out, position, sideKindOf(side, kind), from, tactical);
    }
  } while (WORDS > 1 && ++index < WORDS);
  return out;
}

function emitFrom(out: usize, position: usize, sideKind: u32, from: u32, tactical: bool): usize {
  const occupied = occupiedSquares(position);
  const friends = piecesOf(position, sideKind >> KIND_BITS);
  const strikes = strikesFrom(sideKind, from);
  const first = out;
  let targets = none();
  for (let at = strikes.nodes; at < strikes.end; ) {
    const node = changetype<StrikeNode>(at);
    const to = <u32>node.square;
    const number = <u32>node.number;
    const on = whatIsOn(position, sideKind, from, to, occupied, friends);
    if (<u32>node.lands & on) {
      if (!number && to != from && on != ON_FRIEND) targets = or(targets, squareSet(to));
      else if (!tactical || number || to != from)
        out = emitStrike(out, strikes.areTwice ? first : out, sideKind, from, to, number);
    }
    at += <u32>node.goes & on ? <usize>STRIKE_NODE_BYTES : <usize>node.skip;
  }
  return emitOrdinary(out, sideKind, from, targets, occupied, tactical);
}

/** Moves that only their way tells from others: those of the piece's own tables are left out. */
function emitOrdinary(
  out: usize,
  sideKind: u32,
  from: u32,
  targets: Squares,
  occupied: Squares,
  tactical: bool,
): usize {
  const captures = without(and(targets, occupied), captureTargets(sideKind, from, occupied));
  let quiets = without(without(targets, occupied), quietTargets(sideKind, from, occupied));
  if (tactical) quiets = and(quiets, hooks.zone(sideKind));
  return emitSpecial(out, sideKind, from, or(captures, quiets));
}

/** As what the piece was, and as what it may become; once, where strikes from `first` on may be the same. */
function emitStrike(out: usize, first: usize, sideKind: u32, from: u32, to: u32, number: u32): usize {
  const move = strikeOf(from, to, number);
  for (let at = first; at < out; at += 4) if (areOneStrike(load<u32>(at), move)) return out;
  const canTurn = turns(sideKind);
  const isBackAgain = to == from && !number; // it has not moved, and stays what it is
  if (canTurn || isBackAgain || any(and(squareSet(to), ground(sideKind)))) {
    store<u32>(out, move);
    out += 4;
  }
  if (canTurn || isBackAgain || !any(and(squareSet(to), hooks.zone(sideKind)))) return out;
  const end = hooks.emitArrival(out, sideKind, from, to);
  for (let at = out; at < end; at += 4) store<u32>(at, load<u32>(at) | move);
  return end;
}
