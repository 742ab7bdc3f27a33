/**
 * Ends of the game by pieces that stand in a line or fill a square. What counts as one is compiled: sets of squares, of which
 * one must have so many of the player's pieces.
 */
import { GOAL_LINE, VERDICT_DRAWN, VERDICT_WON } from "../../../src/layout/rules/goals.ts";
import { and, any, count, loadSet, none, SET_BYTES, Squares, squareSet, without } from "../../bitboard.ts";
import { moveFrom, moveTo } from "../../board/move.ts";
import { piecesOf, piecesOfKinds, turn } from "../../board/position.ts";
import { Goal } from "../../records.generated.ts";
import { rules } from "../../tables/rules.ts";
import { goalAt } from "../rich/goals/goal.ts";

export function isMet(position: usize, condition: usize, player: u32): bool {
  const goal = changetype<Goal>(condition);
  return goal.test == GOAL_LINE && most(goal, counting(position, goal, player), none()) >= goal.number;
}

/** The player's pieces that count. */
function counting(position: usize, goal: Goal, player: u32): Squares {
  return and(piecesOf(position, player), piecesOfKinds(position, goal.kinds(player)));
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

/** By the pieces that are missing where nobody else stands. */
export function worth(score: i32, position: usize, white: Squares, black: Squares): i32 {
  const goals = rules.goals;
  for (let index: u32 = 0; index < goals; index++) {
    const goal = goalAt(index);
    if (goal.test != GOAL_LINE || goal.result == VERDICT_DRAWN) continue;
    const lead = nearness(position, goal, 0) - nearness(position, goal, 1);
    score += goal.result == VERDICT_WON ? lead : -lead;
  }
  return score;
}

function nearness(position: usize, goal: Goal, player: u32): i32 {
  const pieces = counting(position, goal, player);
  const left = goal.number - most(goal, pieces, piecesOf(position, player ^ 1));
  return rules.reachWorth(min(max(left, 0), FARTHEST));
}

/** The most that the tables of worth tell apart. */
const FARTHEST: u32 = 15;

export function isNearEnd(position: usize): bool {
  const goals = rules.goals;
  for (let index: u32 = 0; index < goals; index++) {
    const goal = goalAt(index);
    if (goal.test != GOAL_LINE || goal.result != VERDICT_WON) continue;
    if (most(goal, counting(position, goal, turn(position)), none()) + 1 >= goal.number) return true;
  }
  return false;
}

export function mayEnd(position: usize, move: u32, kind: u32): bool {
  const side = turn(position);
  const goals = rules.goals;
  for (let index: u32 = 0; index < goals; index++) {
    const goal = goalAt(index);
    if (goal.test != GOAL_LINE || goal.result != VERDICT_WON || !((goal.kinds(side) >> kind) & 1)) continue;
    if (completes(goal, without(counting(position, goal, side), squareSet(moveFrom(move))), moveTo(move))) return true;
  }
  return false;
}

/** Whether one piece more, on a square, is enough. */
function completes(goal: Goal, pieces: Squares, square: u32): bool {
  const added = squareSet(square);
  const end = goal.patternsEnd;
  for (let pattern = goal.patterns; pattern < end; pattern += SET_BYTES) {
    const squares = loadSet(pattern);
    if (any(and(squares, added)) && count(and(squares, without(pieces, added))) + 1 >= goal.number) return true;
  }
  return false;
}
