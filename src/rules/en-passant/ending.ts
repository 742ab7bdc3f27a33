/** Why endings in which pieces answer one another in passing are not solved. */
import type { KindPlan } from "../../compile/kinds.ts";

/** Null where neither side of an ending can answer the other in passing. */
export function whyPassingIsUnsolved(white: readonly KindPlan[], black: readonly KindPlan[]): string | null {
  return answersInPassing(white, black) || answersInPassing(black, white)
    ? "pieces capture one another en passant"
    : null;
}

/** Whether some of these pieces pass over squares and some of those capture en passant. */
function answersInPassing(passing: readonly KindPlan[], taking: readonly KindPlan[]): boolean {
  const passes = passing.some(({ movement }) => movement.passings.length > 0);
  return passes && taking.some(({ movement }) => !movement.passingSet.isEmpty);
}
