/**
 * Pieces that join two sets of squares, each a step from the next, of which full kernels alone know. Which squares are next to
 * one another is compiled.
 */
import {
  and,
  any,
  loadSet,
  lsb,
  none,
  or,
  SET_SHIFT,
  SQUARE_BITS,
  Squares,
  squareSet,
  without,
  withoutLowest,
} from "../../../bitboard.ts";
import { moveFrom, moveTo } from "../../../board/move.ts";
import { occupiedSquares } from "../../../board/position.ts";
import { Goal } from "../../../records.generated.ts";
import { counting } from "./goal.ts";

export function hasChain(position: usize, goal: Goal, player: u32): bool {
  const pieces = counting(position, goal, player);
  return any(and(pieces, goal.squares(player))) && missingOf(goal, player, pieces, pieces, 0) == 0;
}

/** The empty squares that are missing to the shortest chain; more than `most` where there are more, or none is possible. */
export function missingInChain(position: usize, goal: Goal, player: u32, most: u32): u32 {
  return missingOf(goal, player, counting(position, goal, player), occupiedSquares(position), most);
}

/** Whether a move of a piece that counts joins them. */
export function mayJoinBy(position: usize, goal: Goal, player: u32, move: u32): bool {
  const others = without(counting(position, goal, player), squareSet(moveFrom(move)));
  const pieces = or(others, squareSet(moveTo(move)));
  return missingOf(goal, player, pieces, pieces, 0) == 0;
}

/** @param pieces what a chain has already
 *  @param closed what it cannot have, its own pieces included */
function missingOf(goal: Goal, player: u32, pieces: Squares, closed: Squares, most: u32): u32 {
  const last = loadSet(goal.patterns + ((<usize>player) << SET_SHIFT));
  let reached = none();
  let front = and(goal.squares(player), pieces);
  let edge = goal.squares(player);
  for (let missing: u32 = 0; missing <= most; missing++) {
    reached = or(reached, front);
    while (any(front)) {
      const near = nextTo(goal, player, front);
      edge = or(edge, near);
      front = without(and(near, pieces), reached);
      reached = or(reached, front);
    }
    if (any(and(reached, last))) return missing;
    front = without(without(edge, closed), reached);
    if (!any(front)) break;
    edge = none();
  }
  return most + 1;
}

function nextTo(goal: Goal, player: u32, squares: Squares): Squares {
  let near = none();
  for (; any(squares); squares = withoutLowest(squares))
    near = or(near, loadSet(goal.nexts + ((<usize>((player << SQUARE_BITS) | lsb(squares))) << SET_SHIFT)));
  return near;
}
