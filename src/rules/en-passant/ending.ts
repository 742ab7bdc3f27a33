/** Why endings with en passant are not solved. */
import type { KindPlan } from "../../compile/kinds.ts";

/** Null if neither side of an ending can capture en passant. */
export function whyPassingIsUnsolved(white: readonly KindPlan[], black: readonly KindPlan[]): string | null {
  return answersInPassing(white, black) || answersInPassing(black, white)
    ? "pieces capture one another en passant"
    : null;
}

/** Whether one of these pieces crosses squares and one of those captures en passant. */
function answersInPassing(passing: readonly KindPlan[], taking: readonly KindPlan[]): boolean {
  const passes = passing.some(({ movement }) => movement.passings.length > 0);
  return passes && taking.some(({ movement }) => !movement.passingSet.isEmpty);
}
