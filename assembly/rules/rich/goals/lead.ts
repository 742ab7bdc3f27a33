/**
 * What it is worth to a player to be near a goal, of both phases: few steps to where a piece wins, few checks left to give,
 * many pieces left of a kind that he needs.
 */
import { GOAL_STEPS } from "../../../../src/layout/map.ts";
import {
  GOAL_CHAIN,
  GOAL_CHECKS,
  GOAL_FEW_OF_A_KIND,
  GOAL_LINE,
  GOAL_REACH,
} from "../../../../src/layout/rules/goals.ts";
import {
  and,
  any,
  lsb,
  moreThanOne,
  none,
  or,
  SQUARE_BITS,
  Squares,
  squareSet,
  without,
  withoutLowest,
} from "../../../bitboard.ts";
import { kindOn, piecesOf, piecesOfKind, sideKindOf } from "../../../board/position.ts";
import { tailOf } from "../../../board/tail.ts";
import { FULL } from "../../../features.ts";
import { anyKind, firstKind, firstKindAlone, hasKind, onlyKind, withoutFirstKind } from "../../../kinds.ts";
import { Goal } from "../../../records.generated.ts";
import { kindAt } from "../../../tables/kinds.ts";
import { leapQuiets } from "../../../tables/leaps.ts";
import { rules } from "../../../tables/rules.ts";
import { missingInChain } from "./chains.ts";
import { counted, goalAt, isAskedOf, piecesLeft } from "./goal.ts";
import { missingInLine } from "./lines.ts";

/** The most that the tables of worth tell apart. */
const MOST: u32 = 15;
/** Steps more for whoever finds no safe way. */
const DETOUR: u32 = 2;

/** @param attacked what the other one attacks */
export function leadOf(position: usize, goal: Goal, player: u32, attacked: Squares): i32 {
  if (!isAskedOf(goal, player)) return 0;
  if (goal.test == GOAL_REACH) return rules.reachWorth(stepsLeft(position, goal, player, attacked));
  if (goal.test == GOAL_CHECKS) return rules.checkWorth(checksLeft(position, goal, player));
  if (FULL && goal.test == GOAL_LINE) return rules.reachWorth(min(missingInLine(position, goal, player), MOST));
  if (FULL && goal.test == GOAL_CHAIN) return rules.reachWorth(missingInChain(position, goal, player, MOST - 1));
  return goal.test == GOAL_FEW_OF_A_KIND ? -stock(position, goal, counted(goal, player)) : 0;
}

/** Checks that a player has still to give. */
export function checksLeft(position: usize, goal: Goal, player: u32): u32 {
  return min(max(goal.number - <u32>tailOf(position).checks(player), 0), MOST);
}

/** What a side's pieces of the kinds are worth of which it needs some. */
function stock(position: usize, goal: Goal, side: u32): i32 {
  let worth = 0;
  for (let kinds = goal.kinds(side); anyKind(kinds); kinds = withoutFirstKind(kinds)) {
    const left = piecesLeft(position, side, firstKindAlone(kinds)) - goal.number;
    worth += rules.fewWorth(min(left, MOST));
  }
  return worth;
}

/** Whether the last piece stands on a square that its side can spare of a kind. */
export function isLastNeeded(position: usize, square: u32): bool {
  const kind = kindOn(position, square);
  if (!hasKind(rules.neededKinds, kind)) return false;
  const side: u32 = any(and(piecesOf(position, 1), squareSet(square))) ? 1 : 0;
  const goals = rules.goals;
  for (let index: u32 = 0; index < goals; index++) {
    const goal = goalAt(index);
    if (goal.test != GOAL_FEW_OF_A_KIND || !hasKind(goal.kinds(side), kind)) continue;
    if (piecesLeft(position, side, onlyKind(kind)) <= goal.number + 1) return true;
  }
  return false;
}

/** Moves to the nearest square of a goal, of the player's nearest piece. */
function stepsLeft(position: usize, goal: Goal, player: u32, attacked: Squares): u32 {
  const own = piecesOf(position, player);
  let least = MOST;
  for (let kinds = goal.kinds(player); anyKind(kinds); kinds = withoutFirstKind(kinds)) {
    const kind = firstKind(kinds);
    const pieces = and(own, piecesOfKind(position, kind));
    if (!any(pieces)) continue;
    const isAlone = !moreThanOne(pieces) && isLeaper(player, kind);
    const steps = isAlone
      ? walk(goal, player, kind, lsb(pieces), or(own, attacked))
      : nearest(pieces, sideKindOf(player, kind));
    least = min(least, steps);
  }
  return least;
}

function isLeaper(side: u32, kind: u32): bool {
  return kindAt(sideKindOf(side, kind)).quietMagics == 0;
}

/** On an empty board. */
function nearest(pieces: Squares, sideKind: u32): u32 {
  let least = MOST;
  for (; any(pieces); pieces = withoutLowest(pieces)) least = min(least, steps(sideKind, lsb(pieces)));
  return least;
}

function steps(sideKind: u32, square: u32): u32 {
  return <u32>load<u8>(GOAL_STEPS + <usize>((sideKind << SQUARE_BITS) | square));
}

/** Of one piece that leaps, past own pieces and what the enemy attacks. */
function walk(goal: Goal, player: u32, kind: u32, start: u32, closed: Squares): u32 {
  const sideKind = sideKindOf(player, kind);
  const straight = steps(sideKind, start);
  let reached = squareSet(start);
  let front = reached;
  for (let taken: u32 = 1; taken <= straight + DETOUR; taken++) {
    let next = none();
    for (; any(front); front = withoutLowest(front)) next = or(next, leapQuiets(sideKind, lsb(front)));
    front = without(without(next, closed), reached);
    if (any(and(front, goal.squares(player)))) return min(taken, MOST);
    if (!any(front)) break;
    reached = or(reached, front);
  }
  return min(straight + DETOUR, MOST);
}
