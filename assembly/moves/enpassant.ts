/**
 * En passant: captures of the piece whose double step has just skipped a square.
 *
 * The program of a side has the shape of its attack program (`attacks.ts`), with the pieces that capture so. Such captures
 * empty two squares at once, so legality is tested by asking whether the king's square is attacked afterwards.
 */
import { KIND_BITS } from "../../src/layout/capacity.ts";
import { MOVE_CASTLING, MOVE_EN_PASSANT, MOVE_NORMAL } from "../../src/layout/move.ts";
import { POSITION_STRIDE } from "../../src/layout/position.ts";
import { DOUBLE_STEP_CAPTURE, DOUBLE_STEP_EN_PASSANT, DOUBLE_STEP_QUIET } from "../../src/layout/tables.ts";
import { and, any, lsb, or, Squares, squareSet, without, withoutLowest, xor } from "../bitboard.ts";
import {
  boardByte,
  enPassantSquares,
  hasEnPassant,
  kindOn,
  occupiedSquares,
  piecesOf,
  setEnPassant,
  sideKindOf,
  turn,
  victimSquare,
} from "../board/position.ts";
import { skippedSquares, takersAfter } from "../tables/double-steps.ts";
import { ground, hasDoubleSteps, promotionZone } from "../tables/kinds.ts";
import { kingHasDoubleSteps, overshadows, rules } from "../tables/rules.ts";
import { isAttacked, sourcesOf } from "./attacks.ts";
import { emitChoices } from "./emit.ts";
import { moveFrom, moveOf, moveTo, moveType, takesEnPassant } from "./move.ts";

/** Call only when the position has a victim. */
export function emitEnPassant(out: usize, position: usize, side: u32, king: u32): usize {
  let squares = enPassantSquares(position);
  while (any(squares)) {
    const to = lsb(squares);
    squares = withoutLowest(squares);
    let sources = enPassantSources(position, side, to);
    while (any(sources)) {
      const from = lsb(sources);
      sources = withoutLowest(sources);
      if (isSafe(position, side, king, from, to)) out = emitArrival(out, position, side, from, to);
    }
  }
  return out;
}

/** As what it was, and as what it may become. */
function emitArrival(out: usize, position: usize, side: u32, from: u32, to: u32): usize {
  const sideKind = sideKindOf(side, kindOn(position, from));
  if (any(and(squareSet(to), ground(sideKind)))) {
    store<u32>(out, moveOf(from, to, MOVE_EN_PASSANT, 0));
    out += 4;
  }
  if (!any(and(squareSet(to), promotionZone(sideKind)))) return out;
  const end = emitChoices(out, sideKind, from, to);
  for (let move = out; move < end; move += 4) store<u32>(move, load<u32>(move) | moveOf(0, 0, MOVE_EN_PASSANT, 0));
  return end;
}

/** Pieces of `side` that capture en passant by going to `to`, legally or not. */
export function enPassantSources(position: usize, side: u32, to: u32): Squares {
  return sourcesOf(rules.enPassantProgram(side), position, piecesOf(position, side), to, occupiedSquares(position));
}

/** Opens the squares that a double step has just skipped, when an enemy piece stands ready to capture there. */
export function leaveOpen(before: usize, move: u32): void {
  const position = before + POSITION_STRIDE;
  const side = turn(before);
  const from = moveFrom(move);
  const to = moveTo(move);
  const sideKind = sideKindOf(side, kindOn(before, from));
  if (!any(and(takersAfter(sideKind, from, to), piecesOf(before, side ^ 1)))) return;
  const squares = openedSquares(before, sideKind, from, to, takesEnPassant(moveType(move)));
  let left = squares;
  while (any(left) && !any(enPassantSources(position, side ^ 1, lsb(left)))) left = withoutLowest(left);
  if (any(left)) setEnPassant(position, squares, to);
}

/** Squares that a move leaves open to en passant, by every way of making it; call it with the position before. */
export function openedSquares(position: usize, sideKind: u32, from: u32, to: u32, isEnPassant: bool): Squares {
  const mode = isEnPassant ? DOUBLE_STEP_EN_PASSANT : boardByte(position, to) ? DOUBLE_STEP_CAPTURE : DOUBLE_STEP_QUIET;
  return skippedSquares(sideKind, from, to, mode, occupiedSquares(position));
}

/**
 * Whether the king, going from one square to another, skips a square on which it could be taken. Then it may
 * not: so nobody ever takes a king en passant.
 */
function skipsIntoCapture(position: usize, sideKind: u32, from: u32, to: u32, isEnPassant: bool): bool {
  if (!hasDoubleSteps(sideKind)) return false;
  const enemy = (sideKind >> KIND_BITS) ^ 1;
  const taken = squareSet(isEnPassant ? victimSquare(position) : to);
  const enemies = without(piecesOf(position, enemy), taken);
  const occupied = or(without(occupiedSquares(position), or(squareSet(from), taken)), squareSet(to));
  let opened = openedSquares(position, sideKind, from, to, isEnPassant);
  while (any(opened)) {
    if (any(sourcesOf(rules.enPassantProgram(enemy), position, enemies, lsb(opened), occupied))) return true;
    opened = withoutLowest(opened);
  }
  return false;
}

function isSafe(position: usize, side: u32, king: u32, from: u32, to: u32): bool {
  const victim = squareSet(victimSquare(position));
  const occupied = or(xor(xor(occupiedSquares(position), squareSet(from)), victim), squareSet(to));
  const enemies = xor(piecesOf(position, side ^ 1), victim);
  if (from != king) return !isAttacked(position, side ^ 1, king, occupied, enemies);
  if (isAttacked(position, side ^ 1, to, occupied, enemies)) return false;
  return !skipsIntoCapture(position, sideKindOf(side, kindOn(position, from)), from, to, true);
}

/** Takes off a list what en passant forbids. @returns its new end */
export function withoutForbidden(list: usize, end: usize, position: usize, king: u32): usize {
  const mayOvershadow = overshadows() && hasEnPassant(position);
  const hasKingSteps = kingHasDoubleSteps();
  let out = list;
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    if (mayOvershadow && isOvershadowed(list, end, move)) continue;
    if (hasKingSteps && moveFrom(move) == king && isDoubleStepIntoCapture(position, move)) continue;
    store<u32>(out, move);
    out += 4;
  }
  return out;
}

/** Where a quiet move and an en-passant capture go from one square to another, only the capture is a move: coordinates
 *  could not tell them apart. */
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

/** Whether a king's step, no castling and no en-passant capture, skips a square on which it could be taken. */
function isDoubleStepIntoCapture(position: usize, move: u32): bool {
  const from = moveFrom(move);
  if (moveType(move) != MOVE_NORMAL) return false;
  return skipsIntoCapture(position, sideKindOf(turn(position), kindOn(position, from)), from, moveTo(move), false);
}
