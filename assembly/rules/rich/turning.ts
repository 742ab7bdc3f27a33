/**
 * Promotions of which more is said than a zone and choices: by leaving the zone or by taking, where a piece stands, within
 * limits, one rule before another, and back again.
 *
 * Moves are generated as those of pieces that stay what they are; then each is replaced by all that the first promotion that
 * fits it makes of it.
 */
import { TURNING_INDEX, TURNINGS } from "../../../src/layout/map.ts";
import {
  MOVE_DOUBLE_STEP,
  MOVE_EN_PASSANT,
  MOVE_PROMOTION,
  MOVE_STRIKE,
  MOVE_TO_SHIFT,
  MOVE_TYPE_SHIFT,
} from "../../../src/layout/move.ts";
import { TURNING_SHIFT } from "../../../src/layout/records.generated.ts";
import {
  TURN_ARRIVE,
  TURN_CAPTURE,
  TURN_CAPTURE_THERE,
  TURN_ENTER,
  TURN_LEAVE,
  TURN_NOT_EN_PASSANT,
  TURN_STAY,
} from "../../../src/layout/rules/turning.ts";
import { inCheck } from "../../attacks/checks.ts";
import { areMovesOpen } from "../../attacks/look.ts";
import { and, any, count, lsb, Squares, squareSet, withoutLowest } from "../../bitboard.ts";
import { moveFrom, moveOf, moveTo, moveType, strikeNumber } from "../../board/move.ts";
import { boardByte, kindOn, piecesOf, piecesOfKind, sideKindOf, turn } from "../../board/position.ts";
import { STRIKES } from "../../features.ts";
import { anyKind, firstKind, hasKind, withoutFirstKind } from "../../kinds.ts";
import { Turning } from "../../records.generated.ts";
import { ground, turns } from "../../tables/kinds.ts";
import { rules } from "../../tables/rules.ts";
import * as promotion from "../promotion.ts";

/** A piece of the side promotes where it stands, instead of a move. */
export function emit(out: usize, position: usize, side: u32, king: u32, tactical: bool): usize {
  if (tactical || !anyKind(rules.stayingKinds(side))) return out;
  return inCheck && !areMovesOpen() ? out : emitStays(out, position, side);
}

function emitStays(out: usize, position: usize, side: u32): usize {
  for (let kinds = rules.stayingKinds(side); anyKind(kinds); kinds = withoutFirstKind(kinds)) {
    const sideKind = sideKindOf(side, firstKind(kinds));
    const own = and(piecesOf(position, side), piecesOfKind(position, firstKind(kinds)));
    for (let left = own; any(left); left = withoutLowest(left)) {
      const square = lsb(left);
      const rule = fitting(sideKind, square, square, TURN_STAY);
      if (rule) out = emitChoices(out, position, rule, moveOf(square, square, 0, 0));
    }
  }
  return out;
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
 *  @param kind TURN_CAPTURE for a move that takes, with TURN_NOT_EN_PASSANT if so, TURN_STAY for none, 0 for others */
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
  if (kind == TURN_STAY) return (on & TURN_STAY) != 0 && has(rule.zone, to);
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
  const side = turn(position);
  // a double step is none once it promotes; what else the word tells stays
  const base = move & ~((<u32>MOVE_DOUBLE_STEP) << MOVE_TYPE_SHIFT);
  const choices = <u32>rule.choices;
  for (let index: u32 = 0; index < choices; index++) {
    const kind = <u32>rule.to(index);
    if (!has(ground(sideKindOf(side, kind)), moveTo(move))) continue;
    if (count(and(piecesOf(position, side), piecesOfKind(position, kind))) >= <u32>rule.most(index)) continue;
    store<u32>(out, base | moveOf(0, 0, MOVE_PROMOTION, kind));
    out += 4;
  }
  return out;
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
