/**
 * En passant: captures of the piece whose double step has just skipped a square.
 *
 * A double step, as of pawns, is a move that skips squares, however many, on which the piece can be captured in the next
 * ply. The program of a side has the shape of its attack program (`attacks/programs.ts`), with the pieces that capture so.
 * Such captures empty two squares at once, so legality is tested by asking whether the king's square is attacked afterwards.
 */
import { DOUBLE_STEP_INDEX, DOUBLE_STEPS, EN_PASSANT_KEYS } from "../../src/layout/map.ts";
import {
  MOVE_BASE_MASK,
  MOVE_CASTLING,
  MOVE_DOUBLE_STEP,
  MOVE_EN_PASSANT,
  MOVE_NORMAL,
  MOVE_TO_SHIFT,
  MOVE_TYPE_SHIFT,
} from "../../src/layout/move.ts";
import { NO_SQUARE } from "../../src/layout/position.ts";
import { DOUBLE_STEP_BYTES } from "../../src/layout/records.generated.ts";
import {
  DOUBLE_STEP_CAPTURE,
  DOUBLE_STEP_EN_PASSANT,
  DOUBLE_STEP_QUIET,
  LIST_KING_DOUBLE_STEPS,
  LIST_OVERSHADOWS,
} from "../../src/layout/rules/en-passant.ts";
import { KIND_DOUBLE_STEPS, STEP_DOUBLE } from "../../src/layout/tables.ts";
import { isAttacked, sourcesOf } from "../attacks/attacks.ts";
import { takersOn } from "../attacks/takers.ts";
import { and, any, lsb, none, or, SQUARE_BITS, Squares, squareSet, without, withoutLowest, xor } from "../bitboard.ts";
import { moveFrom, moveOf, moveTo, moveType, moveWall } from "../board/move.ts";
import { crossedFrom, passerOver, victimBehind } from "../board/passed.ts";
import {
  boardByte,
  kindOn,
  occupiedSquares,
  openSquares,
  piecesOf,
  setOpenSquares,
  sideKindOf,
  turn,
  wallsOf,
} from "../board/position.ts";
import { PROMOTION, RICH, SERIES, WALLS } from "../features.ts";
import { KIND_BITS } from "../kinds.ts";
import { DoubleStep, Position } from "../records.generated.ts";
import { ground, kindAt, turns } from "../tables/kinds.ts";
import { rules } from "../tables/rules.ts";
import * as promotion from "./promotion.ts";

/** Whether the last move, or the last turn, has left squares open. */
function isOpen(position: usize): bool {
  return victimSquare(position) != NO_SQUARE;
}

/** Where the piece stands that can be taken. */
function victimSquare(position: usize): u32 {
  return changetype<Position>(position).victim;
}

/** The same by the square that it is captured by going to: several can be where turns have several moves. */
function victimOf(position: usize, to: u32): u32 {
  return SERIES ? victimBehind(position, to) : victimSquare(position);
}

function setOpen(position: usize, squares: Squares, victim: u32): void {
  setOpenSquares(position, squares);
  changetype<Position>(position).victim = victim;
}

/** Of any type with it: a capture may promote as well. */
function takesEnPassant(move: u32): bool {
  return (moveType(move) & MOVE_BASE_MASK) == MOVE_EN_PASSANT;
}

export function emit(out: usize, position: usize, side: u32, king: u32, tactical: bool): usize {
  return isOpen(position) ? emitCaptures(out, position, side, king) : out;
}

function emitCaptures(out: usize, position: usize, side: u32, king: u32): usize {
  let squares = openSquares(position);
  while (any(squares)) {
    const to = lsb(squares);
    squares = withoutLowest(squares);
    let sources = sourcesTo(position, side, to, victimOf(position, to));
    while (any(sources)) {
      const from = lsb(sources);
      sources = withoutLowest(sources);
      if (isSafe(position, side, king, from, to)) out = emitCapture(out, position, side, from, to);
    }
  }
  return out;
}

/** As what it was, and as what it may become. */
function emitCapture(out: usize, position: usize, side: u32, from: u32, to: u32): usize {
  const sideKind = sideKindOf(side, kindOn(position, from));
  if ((RICH && turns(sideKind)) || any(and(squareSet(to), ground(sideKind)))) {
    store<u32>(out, moveOf(from, to, MOVE_EN_PASSANT, 0));
    out += 4;
  }
  if (!PROMOTION || (RICH && turns(sideKind)) || !any(and(squareSet(to), promotion.zone(sideKind)))) return out;
  const end = promotion.emitArrival(out, sideKind, from, to);
  for (let move = out; move < end; move += 4) store<u32>(move, load<u32>(move) | moveOf(0, 0, MOVE_EN_PASSANT, 0));
  return end;
}

/** Pieces of `side` that capture what stands on `victim` en passant by going to `to`, legally or not. */
function sourcesTo(position: usize, side: u32, to: u32, victim: u32): Squares {
  return takersOf(position, side, takersOn(position, side, victim), to, occupiedSquares(position));
}

/** Those of some pieces of `side`, all on `occupied`, that take en passant by going to `square`. */
function takersOf(position: usize, side: u32, pieces: Squares, square: u32, occupied: Squares): Squares {
  return sourcesOf(rules.enPassantProgram(side), position, pieces, square, occupied);
}

function isSafe(position: usize, side: u32, king: u32, from: u32, to: u32): bool {
  if (RICH && king == NO_SQUARE) return true;
  const victim = squareSet(victimOf(position, to));
  const occupied = or(xor(xor(occupiedSquares(position), squareSet(from)), victim), squareSet(to));
  const enemies = xor(piecesOf(position, side ^ 1), victim);
  if (from != king) return !isAttacked(position, side ^ 1, king, occupied, enemies);
  if (isAttacked(position, side ^ 1, to, occupied, enemies)) return false;
  return !skipsIntoCapture(position, sideKindOf(side, kindOn(position, from)), from, to, true);
}

/**
 * Whether the king, going from one square to another, skips a square on which it could be taken. Then it may
 * not: so nobody ever takes a king en passant.
 */
function skipsIntoCapture(position: usize, sideKind: u32, from: u32, to: u32, isEnPassant: bool): bool {
  if (!hasDoubleSteps(sideKind)) return false;
  const enemy = (sideKind >> KIND_BITS) ^ 1;
  const taken = squareSet(isEnPassant ? victimOf(position, to) : to);
  const enemies = without(piecesOf(position, enemy), taken);
  const occupied = or(without(occupiedSquares(position), or(squareSet(from), taken)), squareSet(to));
  let opened = openedSquares(position, sideKind, from, to, isEnPassant);
  while (any(opened)) {
    if (any(takersOf(position, enemy, enemies, lsb(opened), occupied))) return true;
    opened = withoutLowest(opened);
  }
  return false;
}

export function forbid(end: usize, list: usize, position: usize, king: u32): usize {
  return rules.listRules ? withoutForbidden(list, end, position, king) : end;
}

function withoutForbidden(list: usize, end: usize, position: usize, king: u32): usize {
  const mayOvershadow = overshadows() && isOpen(position);
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
  if (moveType(move) == MOVE_CASTLING || takesEnPassant(move)) return false;
  for (let at = list; at < end; at += 4) {
    const other = load<u32>(at);
    if (!takesEnPassant(other)) continue;
    if (WALLS && rules.walls && moveWall(other) != moveWall(move)) continue;
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

/** Whether some kind can move quietly and capture en passant from one square to another. */
function overshadows(): bool {
  return (rules.listRules & LIST_OVERSHADOWS) != 0;
}

/** Whether a king has double steps, which it may not make over squares on which it could be taken. */
function kingHasDoubleSteps(): bool {
  return (rules.listRules & LIST_KING_DOUBLE_STEPS) != 0;
}

/** Such captures, and moves that one of them may overshadow. */
export function isSpecial(position: usize, move: u32): bool {
  return takesEnPassant(move) || (isOpen(position) && overshadows() && leadsTo(move, openSquares(position)));
}

export function typeOfStep(type: u32, flags: u32): u32 {
  return flags & STEP_DOUBLE ? type | (MOVE_DOUBLE_STEP << MOVE_TYPE_SHIFT) : type;
}

export function mark(list: usize, end: usize, sideKind: u32, from: u32): void {
  if (!hasDoubleSteps(sideKind)) return;
  for (let move = list; move < end; move += 4) {
    const to = load<u32>(move) >> MOVE_TO_SHIFT;
    if (recordOf(sideKind, from, to)) store<u32>(move, moveOf(from, to, MOVE_DOUBLE_STEP, 0));
  }
}

function leadsTo(move: u32, squares: Squares): bool {
  return any(and(squares, squareSet(moveTo(move))));
}

/** What is all zeros counts as open, so it clears new positions too. */
export function clear(position: usize, before: usize): void {
  if (isOpen(before)) setOpen(position, none(), NO_SQUARE);
}

export function victim(at: u32, before: usize, move: u32): u32 {
  return takesEnPassant(move) ? victimOf(before, moveTo(move)) : at;
}

/** A piece that promotes leaves nothing open. Turns of several moves have more to say (`moves/passed.ts`). */
export function apply(position: usize, before: usize, move: u32): void {
  if (SERIES && rules.series) return;
  const type = moveType(move);
  if (type == MOVE_DOUBLE_STEP || type == MOVE_EN_PASSANT) leaveOpen(position, before, move);
}

/** Opens the squares that a double step has just skipped, when an enemy piece stands ready to capture there. */
function leaveOpen(position: usize, before: usize, move: u32): void {
  const side = turn(before);
  const from = moveFrom(move);
  const to = moveTo(move);
  const sideKind = sideKindOf(side, kindOn(before, from));
  if (!any(and(takersAfter(sideKind, from, to), piecesOf(before, side ^ 1)))) return;
  let squares = openedSquares(before, sideKind, from, to, takesEnPassant(move));
  if (WALLS && rules.haveWalls) squares = without(squares, wallsOf(position));
  let left = squares;
  while (any(left) && !any(sourcesTo(position, side ^ 1, lsb(left), to))) left = withoutLowest(left);
  if (any(left)) setOpen(position, squares, to);
}

/** Squares that a move leaves open, by every way of making it; call it with the position before. */
function openedSquares(position: usize, sideKind: u32, from: u32, to: u32, isEnPassant: bool): Squares {
  const mode = isEnPassant ? DOUBLE_STEP_EN_PASSANT : boardByte(position, to) ? DOUBLE_STEP_CAPTURE : DOUBLE_STEP_QUIET;
  return skippedSquares(sideKind, from, to, mode, occupiedSquares(position));
}

export function crossed(before: usize, move: u32): Squares {
  const type = moveType(move);
  if (type != MOVE_DOUBLE_STEP && type != MOVE_EN_PASSANT) return none();
  const sideKind = sideKindOf(turn(before), kindOn(before, moveFrom(move)));
  return openedSquares(before, sideKind, moveFrom(move), moveTo(move), takesEnPassant(move));
}

export function answerable(squares: Squares, position: usize, side: u32): Squares {
  let victims = none();
  for (let left = squares; any(left); left = withoutLowest(left)) {
    const victim = passerOver(position, lsb(left));
    if (any(sourcesTo(position, side, lsb(left), victim))) victims = or(victims, squareSet(victim));
  }
  return crossedFrom(position, squares, victims);
}

export function stateKey(key: u64, before: usize, position: usize): u64 {
  if (isOpen(before)) key ^= keyOf(openSquares(before));
  if (isOpen(position)) key ^= keyOf(openSquares(position));
  return key;
}

export function key(key: u64, position: usize): u64 {
  return key ^ keyOf(openSquares(position));
}

/** Key of squares that are open. */
function keyOf(squares: Squares): u64 {
  let key: u64 = 0;
  while (any(squares)) {
    key ^= load<u64>(EN_PASSANT_KEYS + ((<usize>lsb(squares)) << 3));
    squares = withoutLowest(squares);
  }
  return key;
}

export function targets(position: usize, side: u32, square: u32): Squares {
  let squares = none();
  let left = isOpen(position) ? openSquares(position) : none();
  while (any(left)) {
    const to = lsb(left);
    left = withoutLowest(left);
    if (any(and(sourcesTo(position, side, to, victimOf(position, to)), squareSet(square))))
      squares = or(squares, squareSet(to));
  }
  return squares;
}

/** Whether some moves of the kind leave squares open: double steps. */
function hasDoubleSteps(sideKind: u32): bool {
  return (kindAt(sideKind).flags & KIND_DOUBLE_STEPS) != 0;
}

/** Squares from which an enemy could take the piece en passant after a move. */
function takersAfter(sideKind: u32, from: u32, to: u32): Squares {
  const record = recordOf(sideKind, from, to);
  return record ? changetype<DoubleStep>(record).takers : none();
}

/** The first of a move's records, or 0. */
function recordOf(sideKind: u32, from: u32, to: u32): usize {
  let record = firstRecord(sideKind, from);
  while (record && isOf(record, sideKind, from)) {
    if (changetype<DoubleStep>(record).to == to) return record;
    record += DOUBLE_STEP_BYTES;
  }
  return 0;
}

/**
 * Squares that a move skips, by every way of making it that pieces on `occupied` squares leave free.
 * @param mode what the move is: one of `DOUBLE_STEP_QUIET`, `DOUBLE_STEP_CAPTURE`, `DOUBLE_STEP_EN_PASSANT`
 */
function skippedSquares(sideKind: u32, from: u32, to: u32, mode: u32, occupied: Squares): Squares {
  let squares = none();
  let record = firstRecord(sideKind, from);
  while (record && isOf(record, sideKind, from)) {
    const step = changetype<DoubleStep>(record);
    const isMeant = step.to == to && (step.modes & mode) != 0;
    if (isMeant && !any(and(step.squares, occupied))) squares = or(squares, step.squares);
    record += DOUBLE_STEP_BYTES;
  }
  return squares;
}

/** The first record of a piece on a square, or 0 when it skips nothing from there; the others follow it. */
function firstRecord(sideKind: u32, from: u32): usize {
  const first = <usize>load<u16>(DOUBLE_STEP_INDEX + ((<usize>((sideKind << SQUARE_BITS) | from)) << 1));
  return first ? DOUBLE_STEPS + (first - 1) * DOUBLE_STEP_BYTES : 0;
}

function isOf(record: usize, sideKind: u32, from: u32): bool {
  const step = changetype<DoubleStep>(record);
  return step.sideKind == sideKind && step.from == from;
}
