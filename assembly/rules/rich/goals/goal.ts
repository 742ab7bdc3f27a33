/** A condition that ends the game, and the pieces that it is about. */
import { GOALS } from "../../../../src/layout/map.ts";
import { GOAL_SHIFT } from "../../../../src/layout/records.generated.ts";
import { FEW_OWN } from "../../../../src/layout/rules/goals.ts";
import { and, count, Squares } from "../../../bitboard.ts";
import { piecesOf, piecesOfKinds } from "../../../board/position.ts";
import { inHand } from "../../../board/tail.ts";
import { anyKind, firstKind, Kinds, withoutFirstKind } from "../../../kinds.ts";
import { Goal } from "../../../records.generated.ts";
import { rules } from "../../../tables/rules.ts";

export function goalAt(index: u32): Goal {
  return changetype<Goal>(GOALS + ((<usize>index) << GOAL_SHIFT));
}

/** Whether a goal is asked of a player. */
export function isAskedOf(goal: Goal, player: u32): bool {
  return ((goal.sides >> <u8>player) & 1) != 0;
}

/** The side whose pieces a goal of a player counts. */
export function counted(goal: Goal, player: u32): u32 {
  return goal.flags & FEW_OWN ? player : player ^ 1;
}

/** The player's pieces that stand on the board and count. */
export function counting(position: usize, goal: Goal, player: u32): Squares {
  return and(piecesOf(position, player), piecesOfKinds(position, goal.kinds(player)));
}

/** On the board and in hand. */
export function piecesLeft(position: usize, side: u32, kinds: Kinds): u32 {
  let left = count(and(piecesOf(position, side), piecesOfKinds(position, kinds)));
  if (!rules.hasHands) return left;
  for (; anyKind(kinds); kinds = withoutFirstKind(kinds)) left += inHand(position, side, firstKind(kinds));
  return left;
}
