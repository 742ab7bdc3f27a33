/** What may reach a goal at once without taking anything. */
import { GOAL_DOORS } from "../../../../src/layout/map.ts";
import { MOVE_CASTLING } from "../../../../src/layout/move.ts";
import {
  GOAL_CASTLED,
  GOAL_CHAIN,
  GOAL_CHECKS,
  GOAL_LINE,
  GOAL_REACH,
  REACH_HELD,
  VERDICT_WON,
} from "../../../../src/layout/rules/goals.ts";
import { mayCheckBy } from "../../../attacks/giving.ts";
import { and, any, loadSet, none, or, SET_SHIFT, Squares, squareSet } from "../../../bitboard.ts";
import { moveTo, moveType } from "../../../board/move.ts";
import { piecesOf, piecesOfKind, sideKindOf } from "../../../board/position.ts";
import { tailOf } from "../../../board/tail.ts";
import { FULL } from "../../../features.ts";
import { anyKind, firstKind, hasKind, Kinds, withoutFirstKind } from "../../../kinds.ts";
import { Goal } from "../../../records.generated.ts";
import { MAY_CASTLE, winByCastling } from "./castled.ts";
import { mayJoinBy, missingInChain } from "./chains.ts";
import { isAskedOf } from "./goal.ts";
import { mayLineUp, mayLineUpBy } from "./lines.ts";

/** Whether some move of a player may win by a goal. */
export function mayFinish(position: usize, goal: Goal, player: u32): bool {
  if (goal.result != VERDICT_WON || !isAskedOf(goal, player)) return false;
  if (goal.test == GOAL_CHECKS) return isLastCheck(position, goal, player);
  if (goal.test == GOAL_CASTLED) return winByCastling(position, player) == MAY_CASTLE;
  if (FULL && goal.test == GOAL_LINE) return mayLineUp(position, goal, player);
  if (FULL && goal.test == GOAL_CHAIN) return missingInChain(position, goal, player, 1) <= 1;
  if (goal.test != GOAL_REACH || goal.flags & REACH_HELD) return false;
  return any(and(piecesOf(position, player), doorsOf(position, player, goal.kinds(player))));
}

/** Whether this move may. */
export function mayFinishBy(position: usize, goal: Goal, player: u32, move: u32, kind: u32): bool {
  if (goal.result != VERDICT_WON || !isAskedOf(goal, player)) return false;
  if (goal.test == GOAL_CHECKS) return isLastCheck(position, goal, player) && mayCheckBy(position, player, move, kind);
  if (goal.test == GOAL_CASTLED) return moveType(move) == MOVE_CASTLING;
  const counts = hasKind(goal.kinds(player), kind);
  if (FULL && goal.test == GOAL_LINE) return counts && mayLineUpBy(position, goal, player, move);
  if (FULL && goal.test == GOAL_CHAIN) return counts && mayJoinBy(position, goal, player, move);
  if (goal.test != GOAL_REACH || !any(and(goal.squares(player), squareSet(moveTo(move))))) return false;
  return counts;
}

function isLastCheck(position: usize, goal: Goal, player: u32): bool {
  return <u32>tailOf(position).checks(player) + 1 >= goal.number;
}

/** Where pieces of some kinds stand that may be one move away. */
function doorsOf(position: usize, player: u32, kinds: Kinds): Squares {
  let doors = none();
  for (; anyKind(kinds); kinds = withoutFirstKind(kinds)) {
    const kind = firstKind(kinds);
    const near = loadSet(GOAL_DOORS + ((<usize>sideKindOf(player, kind)) << SET_SHIFT));
    doors = or(doors, and(near, piecesOfKind(position, kind)));
  }
  return doors;
}
