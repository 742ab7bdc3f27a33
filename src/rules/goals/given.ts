/** Checks given, in positions passed in by a program. */
import { isIndex } from "../../diagnostic/argument.ts";
import type { ChecksOfPosition, GoalsOfVariant } from "./model.ts";
import { checksToGive, noChecks } from "./rule.ts";

/** None where a program says nothing of them. Null where they cannot be. */
export function givenChecks(rules: GoalsOfVariant, { checks }: Partial<ChecksOfPosition>): ChecksOfPosition | null {
  const most = checksToGive(rules);
  if (most === null || checks === undefined || checks === null) return noChecks(rules);
  const [white, black] = checks;
  return isIndex(white, most + 1) && isIndex(black, most + 1) ? { checks: [white, black] } : null;
}
