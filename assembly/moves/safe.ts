/** Tries moves out where nothing less tells whether they are legal: with several royal pieces, where hops may give check, or
 *  where nobody may give one. */
import { MOVE_PASS } from "../../src/layout/move.ts";
import { NO_SQUARE } from "../../src/layout/position.ts";
import { watchedSquares } from "../attacks/checks.ts";
import { areMovesOpen } from "../attacks/look.ts";
import { allRoyalsOf, isEndangered, isSideInCheck, royalsOf } from "../attacks/royals.ts";
import { and, any, count, none, or, squareSet } from "../bitboard.ts";
import { moveFrom, moveTo, moveType } from "../board/move.ts";
import { turn } from "../board/position.ts";
import { EXPLOSIONS, SERIES } from "../features.ts";
import { Position } from "../records.generated.ts";
import { rules } from "../tables/rules.ts";
import { makeMoveUnhashed } from "./make-unhashed.ts";
import { passedPieces } from "./passed.ts";

/** Whether moves have to be tried out in the position last looked at. */
export function triesMoves(): bool {
  return areMovesOpen() || rules.isCheckForbidden || any(watchedSquares());
}

/** Takes the moves off a list that leave royal pieces in danger: all are tried, or those after which a hop may give check.
 *  @returns its new end */
export function keepSafe(end: usize, list: usize, position: usize): usize {
  return areMovesOpen() || any(watchedSquares()) ? keepAllowed(end, list, position, false) : end;
}

/** Takes the moves off a list that give check. @returns its new end */
export function keepSilent(end: usize, list: usize, position: usize): usize {
  return keepAllowed(end, list, position, true);
}

/** @param areChecks whether it is asked of the side that has moved or of its enemy */
function keepAllowed(end: usize, list: usize, position: usize, areChecks: bool): usize {
  const side = turn(position);
  const areAllTried = areChecks || areMovesOpen();
  let out = list;
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    // a pass is listed in check only where it may be made
    if ((areAllTried || isWatched(move)) && (areChecks || moveType(move) != MOVE_PASS)) {
      const after = makeMoveUnhashed(position, move);
      if (areChecks ? isSideInCheck(after, side ^ 1) : isRefused(position, after, side)) continue;
    }
    store<u32>(out, move);
    out += 4;
  }
  return out;
}

/** Whether the side that has moved left attacked what it must not, or blew up a royal piece of its own. Who blows up all that
 *  the enemy has may leave his own attacked. */
function isRefused(before: usize, after: usize, side: u32): bool {
  if (!EXPLOSIONS || !rules.explosions) return leavesInDanger(after, side);
  if (royalCount(after, side) < royalCount(before, side)) return true;
  if (royalCount(before, side ^ 1) && !royalCount(after, side ^ 1)) return false;
  return leavesInDanger(after, side);
}

function royalCount(position: usize, side: u32): u32 {
  return count(allRoyalsOf(position, side));
}

/** Whether a move changes a square on which it depends whether hops give check. Castling and captures en passant change more,
 *  and have been tried before. */
function isWatched(move: u32): bool {
  return any(and(watchedSquares(), or(squareSet(moveFrom(move)), squareSet(moveTo(move)))));
}

/** Whether the side that has moved left attacked what it must not; en passant takes as well. */
function leavesInDanger(position: usize, side: u32): bool {
  if (SERIES && rules.series)
    return isEndangered(position, side, royalsOf(position, side), passedPieces(position, side));
  const victim = changetype<Position>(position).victim;
  const passed = victim == NO_SQUARE ? none() : squareSet(victim);
  return isEndangered(position, side, royalsOf(position, side), passed);
}
