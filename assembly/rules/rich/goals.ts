/**
 * How games end but for draws of the search: the conditions that the board and its counts show, and what it is worth to
 * have no legal move. `src/layout/rules/goals.yaml` says how a condition is written.
 *
 * Conditions lie in the order in which they are asked: those that win, those that lose, those that draw. Whoever has
 * moved is asked first.
 */
import { CHECK_KEYS, GOALS } from "../../../src/layout/map.ts";
import { GOAL_SHIFT } from "../../../src/layout/records.generated.ts";
import * as shared from "../../../src/layout/rules/goals.ts";
import {
  CHECKS_MAX,
  VERDICT_BITS,
  VERDICT_DRAWN,
  VERDICT_LOST,
  VERDICT_RESULT,
  VERDICT_WON,
} from "../../../src/layout/rules/goals.ts";
import { isAttacked } from "../../attacks/attacks.ts";
import { isSideInCheck } from "../../attacks/royals.ts";
import { and, any, count, lsb, none, or, Squares, squareSet, without, withoutLowest } from "../../bitboard.ts";
import { moveFrom, moveTo } from "../../board/move.ts";
import { kindOn, occupiedSquares, piecesOf, piecesOfKind, turn } from "../../board/position.ts";
import { inHand, setChecks, tailOf } from "../../board/tail.ts";
import { Goal } from "../../records.generated.ts";
import { rules } from "../../tables/rules.ts";

/** The side that moves first. */
const FIRST: u32 = 0;

/** How the game has ended for the side to move, with the number of the condition above it; 0 while it goes on. */
export function verdict(found: u32, position: usize): u32 {
  const goals = rules.goals;
  if (!goals) return found;
  const mover = turn(position) ^ 1;
  const ofMover = firstTrue(position, mover, goals);
  // what wins or loses for the mover comes before all that is asked of the other; draws come last
  if (ofMover && (ofMover & VERDICT_RESULT) != VERDICT_DRAWN) return turned(ofMover);
  const ofOther = firstTrue(position, mover ^ 1, goals);
  return ofOther ? ofOther : ofMover;
}

/** A verdict that is no draw, for the other player. */
function turned(verdict: u32): u32 {
  return verdict ^ (VERDICT_WON ^ VERDICT_LOST);
}

/** The first condition that is true of a player, with its result for him. */
function firstTrue(position: usize, player: u32, goals: u32): u32 {
  for (let index: u32 = 0; index < goals; index++) {
    const goal = goalAt(index);
    if (!((goal.sides >> <u8>player) & 1) || !holds(position, goal, player)) continue;
    return resultOf(position, goal, player) | (index << VERDICT_BITS);
  }
  return 0;
}

function goalAt(index: u32): Goal {
  return changetype<Goal>(GOALS + ((<usize>index) << GOAL_SHIFT));
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
      return <u32>tailOf(position).passes >= goal.number;
    default:
      return count(occupiedSquares(position)) >= rules.squares;
  }
}

function hasReached(position: usize, goal: Goal, player: u32): bool {
  if (goal.flags & shared.REACH_HELD && turn(position) != player) return false;
  const there = arrived(position, goal, player);
  if (!any(there)) return false;
  const isFull =
    (goal.flags & shared.REACH_OR_FULL) != 0 && !any(without(goal.squares(player), occupiedSquares(position)));
  return count(there) >= goal.number || isFull;
}

/** The player's pieces that stand where they are to go. */
function arrived(position: usize, goal: Goal, player: u32): Squares {
  const there = and(and(piecesOf(position, player), goal.squares(player)), ofKinds(position, goal.kinds(player)));
  return goal.flags & shared.REACH_SAFE ? unattacked(position, player, there) : there;
}

function ofKinds(position: usize, kinds: u32): Squares {
  let pieces = none();
  for (; kinds; kinds &= kinds - 1) pieces = or(pieces, piecesOfKind(position, ctz<u32>(kinds)));
  return pieces;
}

function unattacked(position: usize, player: u32, pieces: Squares): Squares {
  const occupied = occupiedSquares(position);
  const enemies = piecesOf(position, player ^ 1);
  let safe = pieces;
  for (let left = pieces; any(left); left = withoutLowest(left)) {
    const square = lsb(left);
    if (isAttacked(position, player ^ 1, square, occupied, enemies)) safe = without(safe, squareSet(square));
  }
  return safe;
}

/** A piece that may get there too. */
export function answers(position: usize, move: u32, found: u32): bool {
  const goal = goalAt(found >> VERDICT_BITS);
  const side = turn(position);
  if (!any(and(goal.squares(side), squareSet(moveTo(move))))) return false;
  return ((goal.kinds(side) >> kindOn(position, moveFrom(move))) & 1) != 0;
}

function hasFewOfAKind(position: usize, goal: Goal, player: u32): bool {
  const side = counted(goal, player);
  for (let kinds = goal.kinds(side); kinds; kinds &= kinds - 1) {
    if (piecesLeft(position, side, kinds & -kinds) <= goal.number) return true;
  }
  return false;
}

function hasFew(position: usize, goal: Goal, player: u32): bool {
  const side = counted(goal, player);
  if (!goal.kinds(side) || piecesLeft(position, side, goal.kinds(side)) > goal.number) return false;
  if (!(goal.flags & shared.FEW_ANSWERED) || turn(position) == player) return true;
  return piecesLeft(position, side ^ 1, goal.kinds(side ^ 1)) != goal.number + 1;
}

/** The side whose pieces a goal of a player counts. */
function counted(goal: Goal, player: u32): u32 {
  return goal.flags & shared.FEW_OWN ? player : player ^ 1;
}

/** On the board and in hand. */
function piecesLeft(position: usize, side: u32, kinds: u32): u32 {
  let left = count(and(piecesOf(position, side), ofKinds(position, kinds)));
  if (!rules.hasHands) return left;
  for (; kinds; kinds &= kinds - 1) left += inHand(position, side, ctz<u32>(kinds));
  return left;
}

/** What a goal that holds is worth: a draw where the other one has got there too. */
function resultOf(position: usize, goal: Goal, player: u32): u32 {
  if (goal.test == shared.GOAL_REACH) {
    if (!(goal.flags & shared.REACH_REPLY)) return <u32>goal.result;
    if (any(arrived(position, goal, player ^ 1))) return VERDICT_DRAWN;
    return player == FIRST && turn(position) != FIRST ? <u32>goal.result | shared.VERDICT_OPEN : <u32>goal.result;
  }
  if (!(goal.flags & shared.FEW_ANSWERED)) return <u32>goal.result;
  const other = counted(goal, player) ^ 1;
  return piecesLeft(position, other, goal.kinds(other)) <= goal.number ? VERDICT_DRAWN : <u32>goal.result;
}

export function stuck(found: u32, position: usize, checked: bool): u32 {
  found = checked ? rules.mated : rules.stalemated;
  if (found <= <u32>VERDICT_DRAWN) return found;
  const own = count(piecesOf(position, turn(position)));
  const others = count(piecesOf(position, turn(position) ^ 1));
  if (own == others) return VERDICT_DRAWN;
  return own < others == (found == shared.VERDICT_FEWER_WINS) ? VERDICT_WON : VERDICT_LOST;
}

/** Counts the check that a move has given. */
export function settle(position: usize, before: usize, move: u32): void {
  if (!rules.hasCheckCounts) return;
  const side = turn(before);
  const given = <u32>tailOf(before).checks(side);
  if (given < <u32>CHECKS_MAX - 1 && isSideInCheck(position, side ^ 1)) setChecks(position, side, given + 1);
}

export function stateKey(key: u64, before: usize, position: usize): u64 {
  return rules.hasCheckCounts ? key ^ checkKeys(before) ^ checkKeys(position) : key;
}

export function key(key: u64, position: usize): u64 {
  return rules.hasCheckCounts ? key ^ checkKeys(position) : key;
}

function checkKeys(position: usize): u64 {
  return checkKey(0, tailOf(position).checks(0)) ^ checkKey(1, tailOf(position).checks(1));
}

function checkKey(side: u32, checks: u32): u64 {
  return load<u64>(CHECK_KEYS + ((<usize>(side * CHECKS_MAX + checks)) << 3));
}
