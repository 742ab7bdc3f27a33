/**
 * En passant in turns of several moves. All that the double steps of a turn have crossed is open to the turn that follows, as
 * long as each of its moves has captured so. What stands where it crossed something must not have moved again, nor must
 * anybody else stand there; of several pieces that have crossed a square the last one counts.
 */
import { MOVE_BASE_MASK, MOVE_EN_PASSANT } from "../../src/layout/move.ts";
import { NO_SQUARE } from "../../src/layout/position.ts";
import { any, lsb, none, or, Squares, squareSet, without, withoutLowest } from "../bitboard.ts";
import { moveFrom, moveTo, moveType } from "../board/move.ts";
import { copyPassers, passedOf, passerOver, passersOver, setPasserOver } from "../board/passed.ts";
import { boardByte, occupiedSquares, openSquares, setOpenSquares, sideOn, turn } from "../board/position.ts";
import * as hooks from "../hooks.generated.ts";
import { Position } from "../records.generated.ts";

/** What the turn has crossed up to a move, which has been made. */
export function crossedWith(position: usize, before: usize, move: u32): Squares {
  const to = moveTo(move);
  const earlier = kept(position, before, move, passedOf(before).crossed);
  // it may be gone, blown up by its own capture
  const crossed = boardByte(position, to) ? hooks.crossed(before, move) : none();
  if (any(earlier) || any(crossed) || any(openSquares(before))) copyPassers(before, position);
  setPasserOver(position, crossed, to);
  return or(earlier, crossed);
}

/** Opens to the side to move what the other's turn has crossed. */
export function openCrossed(position: usize, crossed: Squares): void {
  passedOf(position).crossed = none();
  open(position, crossed);
}

/** Keeps for later what the turn has crossed that is still on, and leaves open to it what it may still capture. */
export function keepCrossed(position: usize, before: usize, move: u32, crossed: Squares): void {
  passedOf(position).crossed = crossed;
  const isEnPassant = (moveType(move) & MOVE_BASE_MASK) == MOVE_EN_PASSANT;
  open(position, isEnPassant ? without(kept(position, before, move, openSquares(before)), crossed) : none());
}

function open(position: usize, crossed: Squares): void {
  const free = without(crossed, occupiedSquares(position));
  const squares = any(free) ? hooks.answerable(free, position, turn(position)) : free;
  setOpenSquares(position, squares);
  changetype<Position>(position).victim = any(squares) ? passerOver(position, lsb(squares)) : NO_SQUARE;
}

/** Those of some squares whose pieces a move has left where they were. */
function kept(position: usize, before: usize, move: u32, squares: Squares): Squares {
  let out = squares;
  for (let left = squares; any(left); left = withoutLowest(left)) {
    const passer = passerOver(before, lsb(left));
    const isTouched = passer == moveFrom(move) || passer == moveTo(move);
    if (isTouched || !isSame(position, before, passer)) out = without(out, squareSet(lsb(left)));
  }
  return out;
}

/** Whether the same piece stands on a square. */
function isSame(position: usize, before: usize, square: u32): bool {
  return boardByte(position, square) == boardByte(before, square) && sideOn(position, square) == sideOn(before, square);
}

/** Where pieces of the side that has moved stand which could be taken en passant now, were it the other side's turn. */
export function passedPieces(position: usize, side: u32): Squares {
  if (turn(position) != side) return passersOver(position, openSquares(position));
  const crossed = without(passedOf(position).crossed, occupiedSquares(position));
  return passersOver(position, hooks.answerable(crossed, position, side ^ 1));
}
