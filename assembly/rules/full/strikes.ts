/**
 * Strikes: moves for which it matters whose pieces stand on the way. They take there, also without going any further, take
 * a friend, go over friends alone, or come back to where they began. `moves/strikes.ts` writes them.
 *
 * What is emptied on the way is a set with a number, by piece and square, which stands in the move's word.
 */

import { MOVE_BASE_MASK, MOVE_STRIKE } from "../../../src/layout/move.ts";
import { strikesFrom, victimsOf } from "../../attacks/strikers.ts";
import { and, any, lsb, or, Squares, squareSet, without, withoutLowest } from "../../bitboard.ts";
import { moveFrom, moveTo, moveType, strikeNumber } from "../../board/move.ts";
import {
  kindOn,
  liftPiece,
  movePiece,
  occupiedSquares,
  setClock,
  sideKindOf,
  sideOn,
  turn,
} from "../../board/position.ts";
import { countOut } from "../../board/totals.ts";
import { pieceValue } from "../../tables/rules.ts";
import * as castling from "../castling.ts";
import * as promotion from "../promotion.ts";

function isStrike(move: u32): bool {
  return (moveType(move) & MOVE_BASE_MASK) == MOVE_STRIKE;
}

/** All that a strike takes: on its way, and what stands on its target. */
function takenBy(position: usize, move: u32): Squares {
  const from = moveFrom(move);
  const strikes = strikesFrom(sideKindOf(turn(position), kindOn(position, from)), from);
  const target = without(and(squareSet(moveTo(move)), occupiedSquares(position)), squareSet(from));
  return or(victimsOf(strikes, strikeNumber(move)), target);
}

export function isSpecial(position: usize, move: u32): bool {
  return isStrike(move);
}

export function isOwn(move: u32): bool {
  return isStrike(move);
}

export function makeOwn(position: usize, before: usize, move: u32): void {
  if (!isStrike(move)) return;
  const taken = takenBy(before, move);
  for (let left = taken; any(left); left = withoutLowest(left)) {
    const square = lsb(left);
    liftPiece(position, sideOn(before, square), kindOn(before, square), square);
    castling.carry(position, position, square, square);
  }
  if (any(taken)) setClock(position, 0);
  const from = moveFrom(move);
  const to = moveTo(move);
  if (from != to) movePiece(position, turn(before), kindOn(before, from), from, to);
  promotion.apply(position, before, move);
}

export function tally(position: usize, before: usize, move: u32): void {
  if (!isStrike(move)) return;
  for (let left = takenBy(before, move); any(left); left = withoutLowest(left)) {
    const square = lsb(left);
    countOut(position, sideKindOf(sideOn(before, square), kindOn(before, square)), square);
  }
}

export function removes(squares: Squares, position: usize, move: u32): Squares {
  return isStrike(move) ? takenBy(position, move) : squares;
}

export function spoils(gain: i32, position: usize, move: u32): i32 {
  if (!isStrike(move)) return gain;
  for (let left = takenBy(position, move); any(left); left = withoutLowest(left)) {
    const square = lsb(left);
    const value = pieceValue(kindOn(position, square));
    gain += sideOn(position, square) == turn(position) ? -value : value;
  }
  return gain;
}
