/**
 * En passant: captures of the man that has just passed over a square.
 *
 * The program of a side has the shape of its attack program (`attacks.ts`), with the men that capture so. Such captures
 * empty two squares at once, so legality is tested by asking whether the royal square is attacked afterwards.
 */
import { KIND_BITS } from "../../src/layout/capacity.ts";
import { MOVE_CASTLING, MOVE_EN_PASSANT } from "../../src/layout/move.ts";
import { PASSES_QUIETLY, PASSES_TAKING, PASSES_TAKING_EN_PASSANT } from "../../src/layout/tables.ts";
import { and, any, lowest, or, rest, Squares, single, without, xor } from "../bitboard.ts";
import { boardByte, kindOn, menOf, occupiedSquares, passed, sideKindOf, victimSquare } from "../board/position.ts";
import { ground, passes, promotionZone } from "../tables/kinds.ts";
import { passedSquares } from "../tables/passings.ts";
import { enPassantProgram } from "../tables/rules.ts";
import { isAttacked, sourcesOf } from "./attacks.ts";
import { emitChoices } from "./emit.ts";
import { moveFrom, moveOf, moveTo, moveType, takesEnPassant } from "./move.ts";

/** Call only when the position has a victim. */
export function emitEnPassant(out: usize, position: usize, side: u32, royal: u32): usize {
  let squares = passed(position);
  while (any(squares)) {
    const to = lowest(squares);
    squares = rest(squares);
    let sources = enPassantSources(position, side, to);
    while (any(sources)) {
      const from = lowest(sources);
      sources = rest(sources);
      if (isSafe(position, side, royal, from, to)) out = emitArrival(out, position, side, from, to);
    }
  }
  return out;
}

/** As what it was, and as what it may become. */
function emitArrival(out: usize, position: usize, side: u32, from: u32, to: u32): usize {
  const sideKind = sideKindOf(side, kindOn(position, from));
  if (any(and(single(to), ground(sideKind)))) {
    store<u32>(out, moveOf(from, to, MOVE_EN_PASSANT, 0));
    out += 4;
  }
  if (!any(and(single(to), promotionZone(sideKind)))) return out;
  const end = emitChoices(out, sideKind, from, to);
  for (let move = out; move < end; move += 4) store<u32>(move, load<u32>(move) | moveOf(0, 0, MOVE_EN_PASSANT, 0));
  return end;
}

/** Men of `side` that capture en passant by going to `to`, legally or not. */
export function enPassantSources(position: usize, side: u32, to: u32): Squares {
  return sourcesOf(enPassantProgram(side), position, menOf(position, side), to, occupiedSquares(position));
}

/** Squares that a move leaves open to en passant, by every way of making it; call it with the position before. */
export function openedSquares(position: usize, sideKind: u32, from: u32, to: u32, isEnPassant: bool): Squares {
  const mode = isEnPassant ? PASSES_TAKING_EN_PASSANT : boardByte(position, to) ? PASSES_TAKING : PASSES_QUIETLY;
  return passedSquares(sideKind, from, to, mode, occupiedSquares(position));
}

/**
 * Whether the royal man, going from one square to another, passes over a square on which it could be taken. Then it may
 * not: so nobody ever takes a royal man en passant.
 */
export function passesIntoCapture(position: usize, royalKind: u32, from: u32, to: u32, isEnPassant: bool): bool {
  if (!passes(royalKind)) return false;
  const enemy = (royalKind >> KIND_BITS) ^ 1;
  const taken = single(isEnPassant ? victimSquare(position) : to);
  const enemies = without(menOf(position, enemy), taken);
  const occupied = or(without(occupiedSquares(position), or(single(from), taken)), single(to));
  let opened = openedSquares(position, royalKind, from, to, isEnPassant);
  while (any(opened)) {
    if (any(sourcesOf(enPassantProgram(enemy), position, enemies, lowest(opened), occupied))) return true;
    opened = rest(opened);
  }
  return false;
}

function isSafe(position: usize, side: u32, royal: u32, from: u32, to: u32): bool {
  const victim = single(victimSquare(position));
  const occupied = or(xor(xor(occupiedSquares(position), single(from)), victim), single(to));
  const enemies = xor(menOf(position, side ^ 1), victim);
  if (from != royal) return !isAttacked(position, side ^ 1, royal, occupied, enemies);
  if (isAttacked(position, side ^ 1, to, occupied, enemies)) return false;
  return !passesIntoCapture(position, sideKindOf(side, kindOn(position, from)), from, to, true);
}

/**
 * Where a quiet move and an en-passant capture go from one square to another, only the capture is a move: coordinates
 * could not tell them apart. Takes the quiet ones off a list. @returns its new end
 */
export function withoutOvershadowed(list: usize, end: usize): usize {
  let out = list;
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    if (isOvershadowed(list, end, move)) continue;
    store<u32>(out, move);
    out += 4;
  }
  return out;
}

function isOvershadowed(list: usize, end: usize, move: u32): bool {
  const type = moveType(move);
  if (type == MOVE_CASTLING || takesEnPassant(type)) return false;
  for (let at = list; at < end; at += 4) {
    const other = load<u32>(at);
    if (!takesEnPassant(moveType(other))) continue;
    if (moveFrom(other) == moveFrom(move) && moveTo(other) == moveTo(move)) return true;
  }
  return false;
}
