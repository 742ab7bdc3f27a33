/**
 * How games end but for draws of the search: the conditions that the board and its counts show, and what it is worth to
 * have no legal move. `src/layout/rules/goals.yaml` says how a condition is written.
 *
 * Conditions lie in the order in which they are asked: those that win, those that lose, those that draw. Whoever has
 * moved is asked first, but for what the other has held since before.
 */

import { CHECK_KEYS, PASS_KEYS } from "../../../src/layout/map.ts";
import { MOVE_DROP, MOVE_PASS, MOVE_WALL } from "../../../src/layout/move.ts";
import * as shared from "../../../src/layout/rules/goals.ts";
import {
  CHECKS_MAX,
  VERDICT_BITS,
  VERDICT_DRAWN,
  VERDICT_LOST,
  VERDICT_RESULT,
  VERDICT_WON,
} from "../../../src/layout/rules/goals.ts";
import { areFacing } from "../../attacks/facing.ts";
import { isSideInCheck, unattacked } from "../../attacks/royals.ts";
import { and, any, count, Squares, squareSet, without } from "../../bitboard.ts";
import { moveExtra, moveFrom, moveTo, moveType } from "../../board/move.ts";
import { kindOn, occupiedSquares, piecesOf, piecesOfKinds, turn } from "../../board/position.ts";
import { hasBegunTurn, setChecks, tailOf } from "../../board/tail.ts";
import { FACING, FULL, SERIES, WALLS } from "../../features.ts";
import { anyKind, firstKindAlone, hasKind, Kinds, withoutFirstKind } from "../../kinds.ts";
import { Goal } from "../../records.generated.ts";
import { rules } from "../../tables/rules.ts";
import { CASTLES_NO_MORE, HAS_CASTLED, winByCastling } from "./goals/castled.ts";
import { hasChain } from "./goals/chains.ts";
import { mayFinish, mayFinishBy } from "./goals/finish.ts";
import { counted, goalAt, isAskedOf, piecesLeft } from "./goals/goal.ts";
import { checksLeft, isLastNeeded, leadOf } from "./goals/lead.ts";
import { hasLine } from "./goals/lines.ts";
import { pointsAhead } from "./goals/points.ts";

/** What the last piece of a kind that a side needs is worth to whoever takes it, in hundredths of a pawn: more than any piece. */
const LAST_NEEDED: i32 = 10000;
/** The side that moves first. */
const FIRST: u32 = 0;

/** How the game has ended for the side to move, with the number of the condition above it; 0 while it goes on.
 *  @param found an open verdict of the side that moved, which is no end yet: what comes after it is asked; or 0 */
export function verdict(found: u32, position: usize): u32 {
  const goals = rules.goals;
  // what a move brings about ends the game before its side goes on
  if (!goals || (SERIES && hasBegunTurn(position))) return found;
  const mover = turn(position) ^ 1;
  const kept = found ? 0 : firstHeld(position, mover ^ 1, goals);
  if (kept) return kept;
  const ofMover = firstTrue(position, mover, found ? (found >> VERDICT_BITS) + 1 : 0);
  // what wins or loses for the mover comes before all that is asked of the other, also where the other draws by having
  // got there too; draws come last
  if (ofMover && goalAt(ofMover >> VERDICT_BITS).result != VERDICT_DRAWN) return turned(ofMover);
  const ofOther = firstTrue(position, mover ^ 1, 0);
  return ofOther ? ofOther : ofMover;
}

/** What the side to move has held since its last turn: it was there before whatever the other has just brought about. */
function firstHeld(position: usize, player: u32, goals: u32): u32 {
  for (let index: u32 = 0; index < goals; index++) {
    const goal = goalAt(index);
    if (goal.test != shared.GOAL_REACH || !(goal.flags & shared.REACH_HELD)) continue;
    if (hasReached(position, goal, player)) return resultOf(position, goal, player) | (index << VERDICT_BITS);
  }
  return 0;
}

/** A verdict for the other player. */
function turned(verdict: u32): u32 {
  return (verdict & VERDICT_RESULT) == VERDICT_DRAWN ? verdict : verdict ^ (VERDICT_WON ^ VERDICT_LOST);
}

/** The first condition that is true of a player, with its result for him, of those from a number on. */
function firstTrue(position: usize, player: u32, first: u32): u32 {
  const goals = rules.goals;
  for (let index = first; index < goals; index++) {
    const goal = goalAt(index);
    if (!isAskedOf(goal, player) || !holds(position, goal, player)) continue;
    return resultOf(position, goal, player) | (index << VERDICT_BITS);
  }
  return 0;
}

function holds(position: usize, goal: Goal, player: u32): bool {
  switch (<u32>goal.test) {
    case shared.GOAL_REACH:
      return hasReached(position, goal, player);
    case shared.GOAL_FEW_OF_A_KIND:
      return hasFewOfAKind(position, goal, player);
    case shared.GOAL_FEW:
      return hasFew(position, goal, player);
    case shared.GOAL_CHECKS:
      return <u32>tailOf(position).checks(player) >= goal.number;
    case shared.GOAL_PASSES:
      return <u32>tailOf(position).passes >= goal.number && hasPoints(position, goal, player);
    case shared.GOAL_CASTLED:
      return winByCastling(position, player) == HAS_CASTLED;
    case shared.GOAL_UNCASTLED:
      return winByCastling(position, player) == CASTLES_NO_MORE;
    case shared.GOAL_FULL_BOARD:
      return isFull(position, goal, player) && hasPoints(position, goal, player);
    case shared.GOAL_FACING:
      return FACING && tailOf(position).passes != 0 && areFacing(position) && hasPoints(position, goal, player);
    default:
      if (!FULL) return false;
      return goal.test == shared.GOAL_CHAIN ? hasChain(position, goal, player) : hasLine(position, goal, player);
  }
}

/** Whether the player has more points, or as many, where they count. */
function hasPoints(position: usize, goal: Goal, player: u32): bool {
  return !(goal.flags & shared.BY_POINTS) || pointsAhead(position, player) >= 0;
}

function hasReached(position: usize, goal: Goal, player: u32): bool {
  if (goal.flags & shared.REACH_HELD && turn(position) != player) return false;
  const there = arrived(position, goal, player);
  if (!any(there)) return false;
  return count(there) >= goal.number || ((goal.flags & shared.REACH_OR_FULL) != 0 && isFull(position, goal, player));
}

/** Whether none of the squares that a goal is about is empty. */
function isFull(position: usize, goal: Goal, player: u32): bool {
  return !any(without(goal.squares(player), occupiedSquares(position)));
}

/** The player's pieces that stand where they are to go. */
function arrived(position: usize, goal: Goal, player: u32): Squares {
  const there = and(and(piecesOf(position, player), goal.squares(player)), piecesOfKinds(position, goal.kinds(player)));
  return goal.flags & shared.REACH_SAFE ? unattacked(position, player, there) : there;
}

/** A piece that may get there too. */
export function answers(position: usize, move: u32, found: u32): bool {
  const goal = goalAt(found >> VERDICT_BITS);
  const side = turn(position);
  const type = moveType(move);
  if (type == MOVE_PASS || (WALLS && type == MOVE_WALL) || !any(and(goal.squares(side), squareSet(moveTo(move)))))
    return false;
  const kind = type == MOVE_DROP ? moveExtra(move) : kindOn(position, moveFrom(move));
  return hasKind(goal.kinds(side), kind);
}

function hasFewOfAKind(position: usize, goal: Goal, player: u32): bool {
  const side = counted(goal, player);
  for (let kinds = goal.kinds(side); anyKind(kinds); kinds = withoutFirstKind(kinds)) {
    if (piecesLeft(position, side, firstKindAlone(kinds)) > goal.number) continue;
    if (!FULL || !isShared(position, goal, side, firstKindAlone(kinds))) return true;
  }
  return false;
}

/** Whether the other side has as few, and that is no end. */
function isShared(position: usize, goal: Goal, side: u32, kinds: Kinds): bool {
  return (goal.flags & shared.FEW_SHARED) != 0 && piecesLeft(position, side ^ 1, kinds) <= goal.number;
}

function hasFew(position: usize, goal: Goal, player: u32): bool {
  const side = counted(goal, player);
  if (!anyKind(goal.kinds(side)) || piecesLeft(position, side, goal.kinds(side)) > goal.number) return false;
  if (FULL && isShared(position, goal, side, goal.kinds(side))) return false;
  if (!(goal.flags & shared.FEW_ANSWERED) || turn(position) == player) return true;
  return piecesLeft(position, side ^ 1, goal.kinds(side ^ 1)) != goal.number + 1;
}

/** What a goal that holds is worth: a draw where the other one has got there too. */
function resultOf(position: usize, goal: Goal, player: u32): u32 {
  if (goal.test == shared.GOAL_REACH) {
    if (!(goal.flags & shared.REACH_REPLY)) return <u32>goal.result;
    if (any(arrived(position, goal, player ^ 1))) return VERDICT_DRAWN;
    return player == FIRST && turn(position) != FIRST ? <u32>goal.result | shared.VERDICT_OPEN : <u32>goal.result;
  }
  if (isCounted(goal)) {
    return goal.flags & shared.BY_POINTS && pointsAhead(position, player) == 0 ? VERDICT_DRAWN : <u32>goal.result;
  }
  if (!(goal.flags & shared.FEW_ANSWERED)) return <u32>goal.result;
  const other = counted(goal, player) ^ 1;
  return piecesLeft(position, other, goal.kinds(other)) <= goal.number ? VERDICT_DRAWN : <u32>goal.result;
}

/** Whether points may decide whose a goal is. */
function isCounted(goal: Goal): bool {
  return goal.test == shared.GOAL_PASSES || goal.test == shared.GOAL_FULL_BOARD || goal.test == shared.GOAL_FACING;
}

export function stuck(found: u32, position: usize, checked: bool): u32 {
  if (checked) return rules.mated;
  const own = count(piecesOf(position, turn(position)));
  const others = count(piecesOf(position, turn(position) ^ 1));
  return rules.stalemated(own < others ? 0 : own == others ? 1 : 2);
}

/** Counts the check that a move has given, and passes in a row. */
export function settle(position: usize, before: usize, move: u32): void {
  if (rules.countsPasses) {
    const passes = <u32>tailOf(before).passes + 1;
    tailOf(position).passes = moveType(move) == MOVE_PASS ? <u8>min(passes, <u32>rules.countsPasses) : 0;
  }
  if (!rules.hasCheckCounts) return;
  const side = turn(before);
  const given = <u32>tailOf(before).checks(side);
  if (given < <u32>CHECKS_MAX - 1 && isSideInCheck(position, side ^ 1)) setChecks(position, side, given + 1);
}

/** Whoever has more points. */
export function winsDraws(sides: u32, position: usize): u32 {
  if (sides != shared.DRAWS_BY_POINTS) return sides;
  const ahead = pointsAhead(position, FIRST);
  return ahead == 0 ? 0 : 1 << (ahead > 0 ? FIRST : FIRST ^ 1);
}

export function stateKey(key: u64, before: usize, position: usize): u64 {
  return key ^ countKeys(before) ^ countKeys(position);
}

export function key(key: u64, position: usize): u64 {
  return key ^ countKeys(position);
}

/** Of all that is counted. */
function countKeys(position: usize): u64 {
  const tail = tailOf(position);
  let key: u64 = 0;
  if (rules.hasCheckCounts) key = checkKey(0, tail.checks(0)) ^ checkKey(1, tail.checks(1));
  return rules.countsPasses ? key ^ load<u64>(PASS_KEYS + ((<usize>tail.passes) << 3)) : key;
}

function checkKey(side: u32, checks: u32): u64 {
  return load<u64>(CHECK_KEYS + ((<usize>(side * CHECKS_MAX + checks)) << 3));
}

export function worth(score: i32, position: usize, white: Squares, black: Squares): i32 {
  const goals = rules.goals;
  for (let index: u32 = 0; index < goals; index++) {
    const goal = goalAt(index);
    const result = <u32>goal.result;
    if (result == VERDICT_DRAWN) continue;
    const lead = leadOf(position, goal, 0, black) - leadOf(position, goal, 1, white);
    score += result == VERDICT_WON ? lead : -lead;
  }
  return score;
}

/** An attack counts by the checks that are left. Three-check 56.7 %, Five-check 55.0 % of 60 games each at 6,000 nodes. */
export function danger(danger: i32, position: usize, side: u32, king: u32, guarded: Squares): i32 {
  if (!rules.hasCheckCounts) return danger;
  const goals = rules.goals;
  for (let index: u32 = 0; index < goals; index++) {
    const goal = goalAt(index);
    if (goal.test != shared.GOAL_CHECKS || !isAskedOf(goal, side)) continue;
    danger += danger / <i32>max(checksLeft(position, goal, side), 1);
  }
  return danger;
}

export function isNearEnd(position: usize): bool {
  const side = turn(position);
  const goals = rules.goals;
  for (let index: u32 = 0; index < goals; index++) if (mayFinish(position, goalAt(index), side)) return true;
  return false;
}

export function mayEnd(position: usize, move: u32, kind: u32): bool {
  const side = turn(position);
  const goals = rules.goals;
  for (let index: u32 = 0; index < goals; index++) {
    if (mayFinishBy(position, goalAt(index), side, move, kind)) return true;
  }
  return false;
}

/** What takes the last piece of a kind that the other needs wins more than the piece. */
export function prize(gain: i32, position: usize, square: u32): i32 {
  return anyKind(rules.neededKinds) && isLastNeeded(position, square) ? gain + LAST_NEEDED : gain;
}
