/** Checks given and passes, in the record of a position. */
import type { Records } from "../../kernel/record.ts";
import { POSITION_TAIL } from "../../layout/position.ts";
import { TAIL_CHECKS, TAIL_PASSES } from "../../layout/records.generated.ts";
import { VERDICT_BITS, VERDICT_DRAWN, VERDICT_LOST, VERDICT_RESULT, VERDICT_WON } from "../../layout/rules/goals.ts";
import type { Condition, CountsOfPosition, Goal, GoalsOfVariant } from "./model.ts";
import { checksToGive, passesToEnd, shownGoals } from "./rule.ts";

/** Writes the counts at ply 0. */
export function writeCounts(records: Records, { checks, passes }: CountsOfPosition): void {
  for (const [side, count] of (checks ?? []).entries()) records.setByte(POSITION_TAIL + TAIL_CHECKS + side, count);
  if (passes) records.setByte(POSITION_TAIL + TAIL_PASSES, passes);
}

export function readCounts(rules: GoalsOfVariant, records: Records, ply: number): CountsOfPosition {
  const count = (side: number) => records.byte(ply, POSITION_TAIL + TAIL_CHECKS + side);
  return {
    checks: checksToGive(rules) === null ? null : [count(0), count(1)],
    passes: passesToEnd(rules) === null ? null : records.byte(ply, POSITION_TAIL + TAIL_PASSES),
  };
}

/** How a game has ended by what the board and its counts show. */
export interface Ended {
  /** For the side to move. */
  readonly result: Goal["result"];
  /** The condition that is true. */
  readonly condition: Condition;
}

const RESULTS: Readonly<Record<number, Goal["result"]>> = {
  [VERDICT_WON]: "win",
  [VERDICT_LOST]: "lose",
  [VERDICT_DRAWN]: "draw",
};

/** What a kernel's verdict says; null while the game goes on. */
export function endedBy(rules: GoalsOfVariant, verdict: number): Ended | null {
  if (verdict === 0) return null;
  const { condition } = shownGoals(rules)[verdict >> VERDICT_BITS];
  return { result: RESULTS[verdict & VERDICT_RESULT], condition };
}
