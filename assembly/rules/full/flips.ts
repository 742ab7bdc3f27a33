/**
 * Pieces that change sides: where a piece arrives, enemy pieces around it do, or those in a row between it and another own
 * piece. `attacks/flips.ts` finds them.
 */
import { MOVE_DROP } from "../../../src/layout/move.ts";
import { areFlipsPlayed, flippedBy } from "../../attacks/flips.ts";
import { and, any, lsb, squareSet, without, withoutLowest } from "../../bitboard.ts";
import { moveFrom, moveTo, moveType } from "../../board/move.ts";
import { kindOn, piecesOf, sideKindOf, togglePieces, turn } from "../../board/position.ts";
import { countIn, countOut } from "../../board/totals.ts";
import { reopen } from "./effects/reopen.ts";
import * as firstLeaps from "./first-leaps.ts";

/** Whether a piece comes to a square by it. */
function arrives(move: u32): bool {
  return moveType(move) == MOVE_DROP || moveFrom(move) != moveTo(move);
}

export function settle(position: usize, before: usize, move: u32): void {
  if (!areFlipsPlayed() || !arrives(move)) return;
  const side = turn(before);
  const flipped = flippedBy(position, side, moveTo(move), moveType(move) == MOVE_DROP);
  if (!any(flipped)) return;
  for (let left = flipped; any(left); left = withoutLowest(left)) changeSides(position, side, lsb(left));
  reopen(position, before, move);
}

/** The piece on a square becomes a side's. */
function changeSides(position: usize, side: u32, square: u32): void {
  const kind = kindOn(position, square);
  const place = squareSet(square);
  togglePieces(position, side ^ 1, kind, place);
  togglePieces(position, side, kind, place);
  firstLeaps.carry(position, position, square, square);
}

export function tally(position: usize, before: usize, move: u32): void {
  if (!areFlipsPlayed() || !arrives(move)) return;
  const side = turn(before);
  const won = and(piecesOf(before, side ^ 1), piecesOf(position, side));
  for (let left = without(won, squareSet(moveTo(move))); any(left); left = withoutLowest(left)) {
    const square = lsb(left);
    const kind = kindOn(position, square);
    countOut(position, sideKindOf(side ^ 1, kind), square);
    countIn(position, sideKindOf(side, kind), square);
  }
}
