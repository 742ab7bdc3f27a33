/**
 * Captures that explode: who has captured is gone with its victim, and so is what stands around them, but for kinds that are
 * spared. Or it alone is gone, and leaves a wall: it turns to stone. Rules' own moves, castling and strikes among them, do
 * neither.
 */

import { MOVE_BASE_MASK, MOVE_EN_PASSANT } from "../../../src/layout/move.ts";
import { TAIL_MARKED } from "../../../src/layout/position.ts";
import { blownBy } from "../../attacks/blasts.ts";
import { and, any, lsb, or, squareSet, without, withoutLowest } from "../../bitboard.ts";
import { fallIntoHand } from "../../board/falls.ts";
import { moveFrom, moveTo, moveType } from "../../board/move.ts";
import { victimBehind } from "../../board/passed.ts";
import {
  allPieces,
  boardByte,
  kindOn,
  liftPiece,
  piecesOf,
  setWalls,
  sideKindOf,
  sideOn,
  turn,
  wallsOf,
} from "../../board/position.ts";
import { tailSet } from "../../board/tail.ts";
import { countOut } from "../../board/totals.ts";
import { hasKind } from "../../kinds.ts";
import { rules } from "../../tables/rules.ts";
import * as castling from "../castling.ts";
import * as promotion from "../promotion.ts";
import { reopen } from "./effects/reopen.ts";

export function burst(position: usize, before: usize, move: u32): void {
  if (!rules.explosions) return;
  const to = moveTo(move);
  const isStone = turnsToStone(before, move);
  explode(position, turn(before), to, isStone);
  if (isStone) setWalls(position, or(wallsOf(before), squareSet(to)));
  reopen(position, before, move);
}

/** Whether it is of a kind that does, as what it was before it promotes. */
function turnsToStone(before: usize, move: u32): bool {
  return hasKind(rules.stoneKinds, kindOn(before, moveFrom(move)));
}

function explode(position: usize, side: u32, to: u32, isStone: bool): void {
  let doomed = blownBy(position, side, to);
  if (isStone || hasKind(rules.fragileKinds, kindOn(position, to))) doomed = or(doomed, squareSet(to));
  for (let left = doomed; any(left); left = withoutLowest(left)) {
    const square = lsb(left);
    liftPiece(position, sideOn(position, square), kindOn(position, square), square);
    castling.carry(position, position, square, square);
  }
}

/** What a side has blown up of its own falls into the enemy's hand; what it has taken is in its own by the rule of hands. */
export function settle(position: usize, before: usize, move: u32): void {
  if (!rules.explosions || !rules.fillsHands || !hasTaken(position, before)) return;
  const side = turn(before);
  const from = moveFrom(move);
  const gone = without(without(piecesOf(before, side), piecesOf(position, side)), squareSet(from));
  for (let left = gone; any(left); left = withoutLowest(left)) {
    const square = lsb(left);
    fallIntoHand(position, side ^ 1, kindOn(before, square), isMarked(before, square));
  }
  if (boardByte(position, moveTo(move))) return;
  const kind = kindOn(before, from);
  const becomes = promotion.becomes(kind, move);
  const isNoted = becomes == kind ? isMarked(before, from) : hasKind(rules.markedKinds, becomes);
  fallIntoHand(position, side ^ 1, becomes, isNoted);
}

/** Whether a move has captured something. */
function hasTaken(position: usize, before: usize): bool {
  const enemy = turn(before) ^ 1;
  return any(without(piecesOf(before, enemy), piecesOf(position, enemy)));
}

function isMarked(position: usize, square: u32): bool {
  return any(and(tailSet(position, TAIL_MARKED), squareSet(square)));
}

export function tally(position: usize, before: usize, move: u32): void {
  if (rules.explosions && mayBurst(move)) countBlown(position, before, move);
}

/** Whether it is no move of a rule's own. */
function mayBurst(move: u32): bool {
  return (moveType(move) & MOVE_BASE_MASK) <= <u32>MOVE_EN_PASSANT && moveFrom(move) != moveTo(move);
}

/** What has gone besides the victim: those that stood around, and the captor as what it had become. */
function countBlown(position: usize, before: usize, move: u32): void {
  const to = moveTo(move);
  const isInPassing = (moveType(move) & MOVE_BASE_MASK) == MOVE_EN_PASSANT;
  const victim = isInPassing ? victimBehind(before, to) : to;
  const moved = or(squareSet(moveFrom(move)), squareSet(victim));
  const gone = without(without(allPieces(before), allPieces(position)), moved);
  for (let left = gone; any(left); left = withoutLowest(left)) {
    const square = lsb(left);
    countOut(position, sideKindOf(sideOn(before, square), kindOn(before, square)), square);
  }
  if (boardByte(position, to)) return;
  const becomes = promotion.becomes(kindOn(before, moveFrom(move)), move);
  countOut(position, sideKindOf(turn(before), becomes), to);
}
