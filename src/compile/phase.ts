/** The phase of a game, from opening to ending, by the pieces that are left. */
import type { KindPlan } from "./kinds.ts";

/** A piece's share of the material that the phase is computed from: none for kings and pawns. */
export function phaseWeight(plan: KindPlan, values: readonly number[]): number {
  return plan.manner === "royal" || plan.pawn ? 0 : values[plan.kind];
}
