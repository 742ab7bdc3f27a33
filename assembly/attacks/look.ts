/** Looks for checks and pins against the side to move, before its moves are generated. */
import { NO_SQUARE } from "../../src/layout/position.ts";
import { any, lsb, moreThanOne, none } from "../bitboard.ts";
import { kingSquare, turn } from "../board/position.ts";
import { rules } from "../tables/rules.ts";
import { findChecks, findNoChecks } from "./checks.ts";
import { hasKings, isEndangered, royalsOf } from "./royals.ts";

/** The one royal piece that the last look was for, in variants without kings; NO_SQUARE where there was none or several. */
let royalSquare: u32 = 0;
/** Whether the moves of the position last looked at have to be tried out, one by one: several pieces are royal. */
let triesOut: bool = false;

/** Finds checks and pins against the side to move, and so whether it is `inCheck`. */
export function lookForChecks(position: usize): void {
  const side = turn(position);
  if (hasKings()) findChecks(position, side ^ 1, kingSquare(position, side));
  else lookAtRoyals(position, side);
}

/** Against one royal piece checks and pins are found as they are against a king. */
function lookAtRoyals(position: usize, side: u32): void {
  const royals = royalsOf(position, side);
  const isOne = any(royals) && !moreThanOne(royals) && !rules.areAllTried;
  royalSquare = isOne ? lsb(royals) : NO_SQUARE;
  triesOut = rules.areAllTried || (any(royals) && !isOne);
  if (isOne) findChecks(position, side ^ 1, royalSquare);
  else findNoChecks(triesOut && isEndangered(position, side, royals, none()));
}

/** The square of the piece that the last look was for: the king, or the only royal piece; NO_SQUARE without one. */
export function guardedSquare(position: usize, side: u32): u32 {
  return hasKings() ? kingSquare(position, side) : royalSquare;
}

/** Whether legal moves may leave royal pieces attacked as far as they are generated. */
export function areMovesOpen(): bool {
  return !hasKings() && triesOut;
}
