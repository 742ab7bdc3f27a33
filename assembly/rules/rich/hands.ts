/**
 * Pieces in hand: drops, captures that fill the hand, and promoted pieces that fall back.
 *
 * A drop goes from a square to itself; what is dropped stands in the move's word. It can neither be pinned nor open a line,
 * so a drop is legal where a piece may come in between as far as checks are concerned.
 */
import { DROPS, FILE_SETS, HAND_VALUES } from "../../../src/layout/map.ts";
import { MOVE_DROP, MOVE_GIVES_NO_CHECK, MOVE_GIVES_NO_MATE, MOVE_TO_SHIFT } from "../../../src/layout/move.ts";
import { TAIL_MARKED } from "../../../src/layout/position.ts";
import { DROP_SHIFT, PSQT_SHIFT } from "../../../src/layout/records.generated.ts";
import { DROP_EVEN_SHADES, DROP_NO_CHECK, DROP_NO_MATE } from "../../../src/layout/rules/hands.ts";
import { evasionSquares } from "../../attacks/checks.ts";
import { unattacked } from "../../attacks/royals.ts";
import {
  and,
  any,
  count,
  firstWord,
  loadSet,
  lsb,
  nextWord,
  none,
  or,
  SET_SHIFT,
  Squares,
  squareSet,
  WORDS,
  without,
  withoutLowest,
  word,
  xor,
} from "../../bitboard.ts";
import { fallIntoHand } from "../../board/falls.ts";
import { moveExtra, moveFrom, moveOf, moveTo, moveType } from "../../board/move.ts";
import {
  key,
  kindOn,
  nonPawnMaterial,
  occupiedSquares,
  piecesOf,
  piecesOfKind,
  setKey,
  setNonPawnMaterial,
  setWhiteScore,
  sideKindOf,
  turn,
  whiteScore,
} from "../../board/position.ts";
import { inHand, setInHand, setTailSet, tailSet } from "../../board/tail.ts";
import { FULL, STRIKES } from "../../features.ts";
import { anyKind, firstKind, hasKind, withoutFirstKind } from "../../kinds.ts";
import { Drop, Psqt } from "../../records.generated.ts";
import { weights } from "../../tables/evaluation.ts";
import { captureTargets } from "../../tables/kinds.ts";
import { rules } from "../../tables/rules.ts";
import { squaresOfColour } from "../../tables/square-colours.ts";
import { keyOfSquares } from "../../tables/square-keys.ts";
import { isEndless, landingSquares } from "./hands/landing.ts";

/** Pieces of a kind in hand that count for the danger of a king. */
const MOST_HELD: i32 = 2;

function isDrop(move: u32): bool {
  return moveType(move) == MOVE_DROP;
}

function dropAt(sideKind: u32): Drop {
  return changetype<Drop>(DROPS + ((<usize>sideKind) << DROP_SHIFT));
}

export function emit(out: usize, position: usize, side: u32, king: u32, tactical: bool): usize {
  return tactical || !rules.hasHands ? out : emitDrops(out, position, side);
}

function emitDrops(out: usize, position: usize, side: u32): usize {
  const free = without(evasionSquares(), occupiedSquares(position));
  if (!any(free)) return out;
  for (let kinds = rules.dropKinds(side); anyKind(kinds); kinds = withoutFirstKind(kinds)) {
    const kind = firstKind(kinds);
    const drop = dropAt(sideKindOf(side, kind));
    if (!inHand(position, side, drop.handKind) && !(FULL && isEndless(side, kind))) continue;
    let squares = and(free, dropSquares(position, side, kind, drop));
    if (FULL) squares = landingSquares(position, side, kind, squares);
    if (hasKind(rules.royalKinds, kind) && !rules.areAllTried) squares = unattacked(position, side, squares);
    out = emitOn(out, kind, squares);
  }
  return out;
}

function emitOn(out: usize, kind: u32, targets: Squares): usize {
  const drop = moveOf(0, 0, MOVE_DROP, kind);
  let index = firstWord(targets);
  do {
    let left = word(targets, index);
    while (left) {
      const square = (index << 6) + <u32>ctz<u64>(left);
      left &= left - 1;
      store<u32>(out, drop | square | (square << MOVE_TO_SHIFT));
      out += 4;
    }
    index = nextWord(targets, index);
  } while (WORDS > 1 && index < WORDS);
  return out;
}

/** Where the rules of the drop allow it, pieces in the way aside. */
function dropSquares(position: usize, side: u32, kind: u32, drop: Drop): Squares {
  let squares = drop.squares;
  if (drop.perFile) squares = without(squares, fullFiles(position, side, kind, drop.perFile));
  return anyKind(rules.evenKinds) ? withoutUneven(squares, position, side, kind, drop.handKind) : squares;
}

/** Files on which so many of the side's pieces of a kind stand. */
function fullFiles(position: usize, side: u32, kind: u32, most: u32): Squares {
  const pieces = and(piecesOf(position, side), piecesOfKind(position, kind));
  let full = none();
  for (let left = pieces; any(left); left = withoutLowest(left)) {
    const file = loadSet(FILE_SETS + ((<usize>lsb(left)) << SET_SHIFT));
    if (count(and(pieces, file)) >= most) full = or(full, file);
  }
  return full;
}

/** Without squares of a colour that has its half of the kind already, and those that a kind in hand is going to need. */
function withoutUneven(squares: Squares, position: usize, side: u32, kind: u32, hand: u32): Squares {
  for (let kinds = rules.evenKinds; anyKind(kinds); kinds = withoutFirstKind(kinds)) {
    const even = firstKind(kinds);
    const drop = dropAt(sideKindOf(side, even));
    // one that is dropped as another kind needs no square any more
    const held = inHand(position, side, even) - <u32>(hand == even && kind != even);
    if (!held || !(drop.flags & DROP_EVEN_SHADES)) continue;
    for (let colour: u32 = 0; colour < 2; colour++) {
      const shade = squaresOfColour(colour);
      const isSame = kind == even;
      if (!isFull(position, side, even, held, shade, drop, isSame)) continue;
      // others may go where none of the kind is dropped
      squares = without(squares, isSame ? shade : and(shade, drop.squares));
    }
  }
  return squares;
}

/** Whether a colour is closed: to the kind itself when half of it stands there, to others when it needs what is empty. */
function isFull(position: usize, side: u32, kind: u32, held: u32, shade: Squares, drop: Drop, isSame: bool): bool {
  const own = and(piecesOf(position, side), piecesOfKind(position, kind));
  const there = count(and(own, shade));
  const all = count(own) + held;
  if (isSame) return there * 2 >= all;
  const needed = <i32>(all / 2) - <i32>there;
  return <i32>count(without(and(drop.squares, shade), occupiedSquares(position))) <= needed;
}

export function mover(kind: u32, move: u32): u32 {
  return isDrop(move) ? moveExtra(move) : kind;
}

export function isFirst(move: u32): bool {
  return isDrop(move);
}

export function limits(limits: u32, position: usize, move: u32): u32 {
  if (!isDrop(move)) return limits;
  const flags = <u32>dropAt(sideKindOf(turn(position), moveExtra(move))).flags;
  if (flags & DROP_NO_CHECK) limits |= MOVE_GIVES_NO_CHECK;
  return flags & DROP_NO_MATE ? limits | MOVE_GIVES_NO_MATE : limits;
}

export function settle(position: usize, before: usize, move: u32): void {
  if (!rules.hasHands) return;
  const side = turn(before);
  if (isDrop(move)) takeDropped(position, side, moveExtra(move));
  else if (rules.fillsHands) fillHand(position, before, side);
  if (anyKind(rules.markedKinds)) carryMarks(position, before, move);
}

/** What has been dropped leaves the hand, unless none is needed there. */
function takeDropped(position: usize, side: u32, kind: u32): void {
  if (FULL && isEndless(side, kind)) return;
  const held = <u32>dropAt(sideKindOf(side, kind)).handKind;
  setInHand(position, side, held, inHand(position, side, held) - 1);
}

function fillHand(position: usize, before: usize, side: u32): void {
  const marked = tailSet(before, TAIL_MARKED);
  const taken = takenSquares(position, before, side ^ 1);
  for (let left = taken; any(left); left = withoutLowest(left)) {
    const square = lsb(left);
    fallIntoHand(position, side, kindOn(before, square), any(and(marked, squareSet(square))));
  }
}

/** Where a side has lost pieces by a move of the other. */
function takenSquares(position: usize, before: usize, side: u32): Squares {
  return without(piecesOf(before, side), piecesOf(position, side));
}

/** A mark goes with its piece, and with it off the board. */
function carryMarks(position: usize, before: usize, move: u32): void {
  const target = squareSet(moveTo(move));
  const was = originOf(before, move);
  const marks = without(tailSet(position, TAIL_MARKED), takenSquares(position, before, turn(position)));
  let stays = without(marks, or(squareSet(moveFrom(move)), target));
  // a strike may take friends, too
  if (STRIKES) stays = and(stays, occupiedSquares(position));
  // where a captor has been blown up stands no kind, which is never marked
  const becomes = kindOn(position, moveTo(move));
  const isMarked = becomes == was ? any(and(marks, squareSet(moveFrom(move)))) : hasKind(rules.markedKinds, becomes);
  setTailSet(position, TAIL_MARKED, isMarked ? or(stays, target) : stays);
}

/** What the piece of a move was: in the hand, or on the square that it left. */
function originOf(before: usize, move: u32): u32 {
  if (!isDrop(move)) return kindOn(before, moveFrom(move));
  return <u32>dropAt(sideKindOf(turn(before), moveExtra(move))).handKind;
}

export function tally(position: usize, before: usize, move: u32): void {
  if (rules.hasHands) addDifference(position, before);
}

function addDifference(position: usize, before: usize): void {
  let hash = key(position);
  let score = whiteScore(position);
  let material = nonPawnMaterial(position);
  for (let side: u32 = 0; side < 2; side++) {
    for (let kinds = rules.handKinds; anyKind(kinds); kinds = withoutFirstKind(kinds)) {
      const kind = firstKind(kinds);
      const was = inHand(before, side, kind);
      const is = inHand(position, side, kind);
      if (was == is) continue;
      const value = handValue(side, kind);
      const more = <i32>is - <i32>was;
      hash ^= (value.key * <u64>was) ^ (value.key * <u64>is);
      score += value.score * more;
      material += value.material * more;
    }
  }
  if (anyKind(rules.markedKinds))
    hash ^= keyOfSquares(xor(tailSet(before, TAIL_MARKED), tailSet(position, TAIL_MARKED)));
  setKey(position, hash);
  setWhiteScore(position, score);
  setNonPawnMaterial(position, material);
}

export function recount(position: usize): void {
  if (!rules.hasHands) return;
  for (let side: u32 = 0; side < 2; side++) {
    for (let kinds = rules.handKinds; anyKind(kinds); kinds = withoutFirstKind(kinds)) {
      const kind = firstKind(kinds);
      const value = handValue(side, kind);
      const held = inHand(position, side, kind);
      setKey(position, key(position) ^ (value.key * <u64>held));
      setWhiteScore(position, whiteScore(position) + value.score * <i32>held);
      setNonPawnMaterial(position, nonPawnMaterial(position) + value.material * <i32>held);
    }
  }
  setKey(position, key(position) ^ keyOfSquares(tailSet(position, TAIL_MARKED)));
}

function handValue(side: u32, kind: u32): Psqt {
  return changetype<Psqt>(HAND_VALUES + ((<usize>sideKindOf(side, kind)) << PSQT_SHIFT));
}

/**
 * What may be dropped near the king attacks there as if it stood there already, and may give check wherever a check of its
 * kind would come from.
 */
export function danger(danger: i32, position: usize, side: u32, king: u32, guarded: Squares): i32 {
  if (!rules.hasHands) return danger;
  const occupied = occupiedSquares(position);
  for (let kinds = rules.dropKinds(side); anyKind(kinds); kinds = withoutFirstKind(kinds)) {
    const kind = firstKind(kinds);
    const drop = dropAt(sideKindOf(side, kind));
    const held = <i32>inHand(position, side, drop.handKind);
    if (!held) continue;
    danger += min(held, MOST_HELD) * (weights.attacker + weights.attack(kind));
    const checks = without(and(drop.squares, captureTargets(sideKindOf(side ^ 1, kind), king, occupied)), occupied);
    if (any(without(checks, guarded))) danger += weights.check(kind);
    if (any(and(checks, guarded))) danger += weights.contestedCheck(kind);
  }
  return danger;
}
