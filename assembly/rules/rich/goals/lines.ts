/**
 * Pieces that stand in a line or fill a square, of which full kernels alone know. What counts as one is compiled: sets of
 * squares, of which one must have so many of the player's pieces.
 */
import { and, any, count, loadSet, or, SET_BYTES, Squares, squareSet, without } from "../../../bitboard.ts";
import { moveFrom, moveTo } from "../../../board/move.ts";
import { piecesOf } from "../../../board/position.ts";
import { Goal } from "../../../records.generated.ts";
import { counting } from "./goal.ts";

export function hasLine(position: usize, goal: Goal, player: u32): bool {
  return areLinedUp(goal, counting(position, goal, player), goal.number);
}

/** The pieces that are missing to the nearest line where nobody else stands. */
export function missingInLine(position: usize, goal: Goal, player: u32): u32 {
  return goal.number - min(most(goal, counting(position, goal, player), piecesOf(position, player ^ 1)), goal.number);
}

/** Whether one piece more may be enough. */
export function mayLineUp(position: usize, goal: Goal, player: u32): bool {
  return areLinedUp(goal, counting(position, goal, player), goal.number - 1);
}

/** Whether a move of a piece that counts is such a one. */
export function mayLineUpBy(position: usize, goal: Goal, player: u32, move: u32): bool {
  const others = without(counting(position, goal, player), squareSet(moveFrom(move)));
  return areLinedUp(goal, or(others, squareSet(moveTo(move))), goal.number);
}

/** Whether so many of some pieces stand on the squares of one pattern. */
function areLinedUp(goal: Goal, pieces: Squares, number: u32): bool {
  if (count(pieces) < number) return false;
  const end = goal.patternsEnd;
  for (let pattern = goal.patterns; pattern < end; pattern += SET_BYTES)
    if (count(and(loadSet(pattern), pieces)) >= number) return true;
  return false;
}

/** The most of some pieces on the squares of one pattern, of those without a closed square. */
function most(goal: Goal, pieces: Squares, closed: Squares): u32 {
  let found: u32 = 0;
  const end = goal.patternsEnd;
  for (let pattern = goal.patterns; pattern < end; pattern += SET_BYTES) {
    const squares = loadSet(pattern);
    if (!any(and(squares, closed))) found = max(found, count(and(squares, pieces)));
  }
  return found;
}
