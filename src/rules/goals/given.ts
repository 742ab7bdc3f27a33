/** Checks given and passes, in positions passed in by a program. */
import { isIndex } from "../../diagnostic/argument.ts";
import type { CountsOfPosition, GoalsOfVariant } from "./model.ts";
import { checksToGive, noCounts, passesToEnd } from "./rule.ts";

/** None where a program says nothing of them. Null where they cannot be. */
export function givenCounts(rules: GoalsOfVariant, given: Partial<CountsOfPosition>): CountsOfPosition | null {
  const none = noCounts(rules);
  const [white, black] = given.checks ?? [0, 0];
  const most = (checksToGive(rules) ?? 0) + 1;
  const passes = none.passes === null ? null : (given.passes ?? 0);
  const areSound = none.checks === null || (isIndex(white, most) && isIndex(black, most));
  if (!areSound || (passes !== null && !isIndex(passes, (passesToEnd(rules) ?? 0) + 1))) return null;
  return { checks: none.checks && [white, black], passes };
}
