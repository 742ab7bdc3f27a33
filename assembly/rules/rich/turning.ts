/**
 * Promotions of which more is said than a zone and choices: by leaving the zone or by taking, where a piece stands or before it
 * moves on, within limits, one rule before another, and back again.
 *
 * Moves are generated as those of pieces that stay what they are; then each is replaced by all that the first promotion that
 * fits it makes of it.
 */
import { TURNING_INDEX, TURNINGS } from "../../../src/layout/map.ts";
import {
  MOVE_DOUBLE_STEP,
  MOVE_EN_PASSANT,
  MOVE_GIVES_NO_CHECK,
  MOVE_PROMOTION,
  MOVE_STRIKE,
  MOVE_TO_SHIFT,
  MOVE_TYPE_SHIFT,
} from "../../../src/layout/move.ts";
import { TURNING_SHIFT } from "../../../src/layout/records.generated.ts";
import {
  TURN_ARRIVE,
  TURN_BEFORE_MOVE,
  TURN_CAPTURE,
  TURN_CAPTURE_THERE,
  TURN_ENTER,
  TURN_LAST,
  TURN_LEAVE,
  TURN_NOT_EN_PASSANT,
  TURN_STAY,
} from "../../../src/layout/rules/turning.ts";
import { evasionSquares, inCheck, pinnedPieces, pinRay } from "../../attacks/checks.ts";
import { areMovesOpen } from "../../attacks/look.ts";
import { and, any, count, lsb, moreThanOne, or, Squares, squareSet, without, withoutLowest } from "../../bitboard.ts";
import { moveFrom, moveOf, moveTo, moveType, strikeNumber } from "../../board/move.ts";
import { boardByte, kindOn, occupiedSquares, piecesOf, piecesOfKind, sideKindOf, turn } from "../../board/position.ts";
import { FULL, STRIKES } from "../../features.ts";
import { anyKind, firstKind, hasKind, withoutFirstKind } from "../../kinds.ts";
import { Turning } from "../../records.generated.ts";
import { captureTargets, ground, quietTargets, turns } from "../../tables/kinds.ts";
import { rules } from "../../tables/rules.ts";
import * as promotion from "../promotion.ts";

/** A piece of the side promotes where it stands, and stays there instead of a move or moves on. */
export function emit(out: usize, position: usize, side: u32, king: u32, tactical: bool): usize {
  if (tactical || !anyKind(rules.stayingKinds(side))) return out;
  const isBound = inCheck && !areMovesOpen();
  return isBound && !FULL ? out : emitStays(out, position, side, isBound);
}

/** @param isBound whether what stays leaves the side in check */
function emitStays(out: usize, position: usize, side: u32, isBound: bool): usize {
  for (let kinds = rules.stayingKinds(side); anyKind(kinds); kinds = withoutFirstKind(kinds)) {
    const kind = firstKind(kinds);
    for (let left = ownOfKind(position, side, kind); any(left); left = withoutLowest(left)) {
      const square = lsb(left);
      const stay = isBound ? 0 : instead(position, square, TURN_STAY);
      if (stay) out = emitChoices(out, position, stay, moveOf(square, square, 0, 0));
      if (FULL) out = emitMovesOn(out, position, square);
    }
  }
  return out;
}

/** What promotes before its move goes on as what it becomes, to empty squares. */
function emitMovesOn(out: usize, position: usize, from: u32): usize {
  const at = instead(position, from, TURN_BEFORE_MOVE);
  if (!at) return out;
  const rule = ruleAt(at);
  const occupied = occupiedSquares(position);
  const isPinned = any(and(pinnedPieces(), squareSet(from)));
  const allowed = without(isPinned ? and(evasionSquares(), pinRay(from)) : evasionSquares(), occupied);
  const choices = <u32>rule.choices;
  for (let index: u32 = 0; index < choices; index++) {
    const sideKind = sideKindOf(turn(position), <u32>rule.to(index));
    // it stands there as what it becomes before it moves
    if (!has(ground(sideKind), from)) continue;
    const targets = and(quietTargets(sideKind, from, occupied), allowed);
    for (let left = targets; any(left); left = withoutLowest(left)) {
      out = emitChoice(out, position, rule, index, moveOf(from, lsb(left), 0, 0));
    }
  }
  return out;
}

/** The rule by which a piece promotes where it stands, or 0.
 *  @param occasion TURN_STAY or TURN_BEFORE_MOVE */
function instead(position: usize, square: u32, occasion: u32): usize {
  const side = turn(position);
  const kind = kindOn(position, square);
  const last = FULL && !moreThanOne(ownOfKind(position, side, kind)) ? TURN_LAST : 0;
  return fitting(sideKindOf(side, kind), square, square, occasion | last);
}

function ownOfKind(position: usize, side: u32, kind: u32): Squares {
  return and(piecesOf(position, side), piecesOfKind(position, kind));
}

export function limits(limits: u32, position: usize, move: u32): u32 {
  if (!FULL || moveType(move) != MOVE_PROMOTION) return limits;
  const at = instead(position, moveFrom(move), isOwn(move) ? TURN_STAY : TURN_BEFORE_MOVE);
  return at && ruleAt(at).isHarmless ? limits | MOVE_GIVES_NO_CHECK : limits;
}

/** As it is, where it may not stay so; `become` has the last word. */
export function emitArrival(out: usize, sideKind: u32, from: u32, to: u32): usize {
  if (!turns(sideKind) || has(ground(sideKind), to)) return out;
  store<u32>(out, from | (to << MOVE_TO_SHIFT));
  return out + 4;
}

export function become(end: usize, list: usize, position: usize, tactical: bool): usize {
  const kinds = rules.turningKinds(turn(position));
  if (!anyKind(kinds)) return end;
  let out = end;
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    if (isOfPiece(move) && hasKind(kinds, kindOn(position, moveFrom(move)))) {
      out = emitTurnings(out, position, move, tactical);
    } else {
      store<u32>(out, move);
      out += 4;
    }
  }
  memory.copy(list, end, out - end);
  return list + (out - end);
}

/** Whether it is a move of one piece on the board, without a promotion as yet; one that only comes back is none. */
function isOfPiece(move: u32): bool {
  if (STRIKES && moveType(move) == MOVE_STRIKE) return strikeNumber(move) != 0 || moveFrom(move) != moveTo(move);
  return moveType(move) <= <u32>MOVE_EN_PASSANT;
}

/** All that a move may be. */
function emitTurnings(out: usize, position: usize, move: u32, tactical: bool): usize {
  const to = moveTo(move);
  const sideKind = sideKindOf(turn(position), kindOn(position, moveFrom(move)));
  const isEnPassant = moveType(move) == MOVE_EN_PASSANT;
  const takes = isEnPassant || takesOn(position, move, to);
  const kind = (takes ? TURN_CAPTURE : 0) | (isEnPassant ? TURN_NOT_EN_PASSANT : 0);
  const rule = fitting(sideKind, moveFrom(move), to, kind);
  const mayStay = !rule || ruleAt(rule).isOptional;
  if (mayStay && has(ground(sideKind), to) && (takes || !tactical)) {
    store<u32>(out, move);
    out += 4;
  }
  return rule ? emitChoices(out, position, rule, move) : out;
}

/** Whether a move takes something on its target, or on its way. */
function takesOn(position: usize, move: u32, to: u32): bool {
  if (STRIKES && strikeNumber(move)) return true;
  return boardByte(position, to) != 0 && !(STRIKES && to == moveFrom(move));
}

/** The first promotion that fits a move, or 0.
 *  @param kind TURN_CAPTURE for a move that takes, with TURN_NOT_EN_PASSANT if so; TURN_STAY for none and TURN_BEFORE_MOVE where it
 *    moves afterwards, with TURN_LAST for the last piece of its kind; 0 for others */
function fitting(sideKind: u32, from: u32, to: u32, kind: u32): usize {
  const first = <usize>load<u8>(TURNING_INDEX + <usize>sideKind);
  if (!first) return 0;
  for (let at = TURNINGS + ((first - 1) << TURNING_SHIFT); ruleAt(at).sideKind == sideKind; at += 1 << TURNING_SHIFT) {
    if (fits(ruleAt(at), from, to, kind)) return at;
  }
  return 0;
}

function fits(rule: Turning, from: u32, to: u32, kind: u32): bool {
  const on = <u32>rule.on;
  if (kind & (TURN_STAY | TURN_BEFORE_MOVE)) {
    return (on & kind & ~TURN_LAST) != 0 && !(on & ~kind & TURN_LAST) && has(rule.zone, to);
  }
  if (on & kind) return (on & kind & TURN_NOT_EN_PASSANT) == 0;
  const begins = has(rule.zone, from);
  const ends = has(rule.zone, to);
  const there = (ends ? TURN_ARRIVE : 0) | (begins ? TURN_LEAVE : ends ? TURN_ENTER : 0);
  return (on & (there | (kind & TURN_CAPTURE && there ? TURN_CAPTURE_THERE : 0))) != 0;
}

function ruleAt(at: usize): Turning {
  return changetype<Turning>(at);
}

function emitChoices(out: usize, position: usize, at: usize, move: u32): usize {
  const rule = ruleAt(at);
  const choices = <u32>rule.choices;
  for (let index: u32 = 0; index < choices; index++) out = emitChoice(out, position, rule, index, move);
  return out;
}

function emitChoice(out: usize, position: usize, rule: Turning, index: u32, move: u32): usize {
  const side = turn(position);
  const kind = <u32>rule.to(index);
  if (!has(ground(sideKindOf(side, kind)), moveTo(move))) return out;
  if (count(ownOfKind(position, side, kind)) >= <u32>rule.most(index)) return out;
  if (FULL && rule.isHarmless && attacksAfter(position, kind, move)) return out;
  // a double step is none once it promotes; what else the word tells stays
  const base = move & ~((<u32>MOVE_DOUBLE_STEP) << MOVE_TYPE_SHIFT);
  store<u32>(out, base | moveOf(0, 0, MOVE_PROMOTION, kind));
  return out + 4;
}

/** Whether a piece that has become of a kind attacks an enemy after a move that takes nothing. */
function attacksAfter(position: usize, kind: u32, move: u32): bool {
  const side = turn(position);
  const to = moveTo(move);
  const occupied = or(without(occupiedSquares(position), squareSet(moveFrom(move))), squareSet(to));
  return any(and(captureTargets(sideKindOf(side, kind), to, occupied), piecesOf(position, side ^ 1)));
}

function has(squares: Squares, square: u32): bool {
  return any(and(squares, squareSet(square)));
}

export function isOwn(move: u32): bool {
  return moveType(move) == MOVE_PROMOTION && moveFrom(move) == moveTo(move);
}

export function makeOwn(position: usize, before: usize, move: u32): void {
  if (isOwn(move)) promotion.apply(position, before, move);
}
