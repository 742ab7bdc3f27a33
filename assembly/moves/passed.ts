/**
 * En passant in turns of several moves. All that the double steps of a turn have crossed is open to the turn that follows, as
 * long as each of its moves has captured so. What stands where it crossed something must not have moved again, nor must
 * anybody else stand there; of several pieces that have crossed a square the last one counts.
 */
import { MOVE_BASE_MASK, MOVE_EN_PASSANT } from "../../src/layout/move.ts";
import { NO_SQUARE } from "../../src/layout/position.ts";
import { and, any, lsb, none, or, Squares, squareSet, without } from "../bitboard.ts";
import { moveFrom, moveTo, moveType } from "../board/move.ts";
import { copyPassers, crossedFrom, passedOf, passerOver, passersOver, setPasserOver } from "../board/passed.ts";
import { boardByte, occupiedSquares, openSquares, piecesOf, setOpenSquares, turn } from "../board/position.ts";
import * as hooks from "../hooks.generated.ts";
import { Position } from "../records.generated.ts";

/** Notes what the turn has crossed up to a move, which has been made. */
export function noteCrossed(position: usize, before: usize, move: u32): void {
  const to = moveTo(move);
  const earlier = kept(position, before, move, passedOf(before).crossed);
  // it may be gone, blown up by its own capture
  const crossed = boardByte(position, to) ? hooks.crossed(before, move) : none();
  if (any(earlier) || any(crossed) || any(openSquares(before))) copyPassers(before, position);
  setPasserOver(position, crossed, to);
  passedOf(position).crossed = or(earlier, crossed);
}

/** Opens to the side to move what the other's turn has crossed. */
export function openCrossed(position: usize): void {
  open(position, passedOf(position).crossed);
}

/** Once the turn is over only what is open counts. */
export function forgetCrossed(position: usize): void {
  passedOf(position).crossed = none();
}

/** Leaves open, in the turn that goes on, what it may still capture. */
export function keepOpen(position: usize, before: usize, move: u32): void {
  const isEnPassant = (moveType(move) & MOVE_BASE_MASK) == MOVE_EN_PASSANT;
  const left = isEnPassant ? kept(position, before, move, openSquares(before)) : none();
  open(position, without(left, passedOf(position).crossed));
}

function open(position: usize, crossed: Squares): void {
  const free = without(crossed, occupiedSquares(position));
  const squares = any(free) ? hooks.answerable(free, position, turn(position)) : free;
  setOpenSquares(position, squares);
  changetype<Position>(position).victim = any(squares) ? passerOver(position, lsb(squares)) : NO_SQUARE;
}

/** Those of some squares whose pieces a move has left where they were. */
function kept(position: usize, before: usize, move: u32, squares: Squares): Squares {
  const moved = or(squareSet(moveFrom(move)), squareSet(moveTo(move)));
  const white = and(piecesOf(before, 0), piecesOf(position, 0));
  const black = and(piecesOf(before, 1), piecesOf(position, 1));
  return any(squares) ? crossedFrom(before, squares, without(or(white, black), moved)) : squares;
}

/** Where pieces of the side that has moved stand which could be taken en passant now, were it the other side's turn. */
export function passedPieces(position: usize, side: u32): Squares {
  if (turn(position) != side) return passersOver(position, openSquares(position));
  const crossed = without(passedOf(position).crossed, occupiedSquares(position));
  return passersOver(position, hooks.answerable(crossed, position, side ^ 1));
}
