/**
 * Where men stand well: pieces where they reach much, men that promote near their zone. Hundredths of a pawn, integers.
 * A first estimate from the rules alone.
 */
import type { Variant } from "../variant/variant.ts";
import type { KindPlan } from "./kinds.ts";
import { mobilityOf } from "./values.ts";
import type { WaysBySquare } from "./ways.ts";

/** For each square of reach above the average. */
const REACH_BONUS = 4;
const REACH_LIMIT = 30;
/** For a man one step from its promotion zone; falls off with the square of the distance. */
const PROMOTION_BONUS = 90;

/** Bonus by square for one side and kind, seen from that side. */
export function placementOf(variant: Variant, plan: KindPlan): number[] {
  if (plan.kind === variant.royal) return plan.movement.quiets.map(() => 0);
  return plan.promotion ? advancement(plan) : reachBonus(plan.movement.quiets);
}

function reachBonus(ways: WaysBySquare): number[] {
  const reach = ways.map((list) => mobilityOf(list.map((way) => way.empties.length)));
  const mean = reach.reduce((total, value) => total + value, 0) / reach.length;
  return reach.map((value) => Math.round(clamp((value - mean) * REACH_BONUS, REACH_LIMIT)));
}

function advancement(plan: KindPlan): number[] {
  return stepsToZone(plan).map((steps) => Math.round(PROMOTION_BONUS / (Math.max(1, steps) * Math.max(1, steps))));
}

/** Quiet moves and captures to the nearest square of the zone; Infinity where it cannot be reached. */
export function stepsToZone(plan: KindPlan): number[] {
  const steps = plan.movement.quiets.map(() => Number.POSITIVE_INFINITY);
  let front = [...(plan.promotion?.zone ?? [])];
  for (const square of front) steps[square] = 0;
  for (let distance = 1; front.length > 0; distance++) {
    const next = plan.movement.quiets.flatMap((_, square) =>
      steps[square] === Number.POSITIVE_INFINITY && reaches(plan, square, front) ? [square] : [],
    );
    for (const square of next) steps[square] = distance;
    front = next;
  }
  return steps;
}

function reaches(plan: KindPlan, square: number, targets: readonly number[]): boolean {
  const leadsThere = (ways: WaysBySquare) => ways[square].some((way) => targets.includes(way.target));
  return leadsThere(plan.movement.quiets) || leadsThere(plan.movement.captures);
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}
