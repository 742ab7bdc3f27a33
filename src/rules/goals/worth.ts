/** What it is worth to be near an end of the game, in the kernel's tables: computed from the conditions alone. */
import type { Image } from "../../compile/image.ts";
import type { KindPlan } from "../../compile/kinds.ts";
import { stepsToSquares } from "../../compile/progress.ts";
import { boardSquares } from "../../geometry/board.ts";
import { GOAL_DOORS, GOAL_STEPS, RULES } from "../../layout/map.ts";
import * as records from "../../layout/records.generated.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Pair } from "../../variant/weights.ts";
import { losesToWin, neededKinds, winningSquares } from "./needs.ts";
import { areGoalsUsual } from "./rule.ts";

/** The most that the tables tell apart. */
const MOST = 15;
/** For a piece that is so many steps from where it wins, while mates win too; and where nothing else wins. */
const REACH_BESIDE_MATE = [320, 200, 110, 55, 25, 10];
const REACH_ALONE = [520, 420, 330, 250, 180, 120, 70, 30];
/** With one check left to give; falls off with the square of their number. */
const LAST_CHECK = 300;
/** For each piece of a kind of which a side needs some, from the last that it can spare on. */
const EACH_NEEDED = [0, 0, 120, 70, 45, 30, 20, 15];

export function writeGoalWorth(image: Image, variant: Variant, plans: readonly KindPlan[]): void {
  const write = (field: number, worth: (number: number) => number) => {
    for (let number = 0; number <= MOST; number++) image.writePair(RULES + field + 4 * number, both(worth(number)));
  };
  const reach = variant.goals.some(({ condition }) => condition.type === "checkmate") ? REACH_BESIDE_MATE : REACH_ALONE;
  write(records.RULES_REACH_WORTH, (steps) => reach[steps] ?? 0);
  write(records.RULES_CHECK_WORTH, (checks) => (checks === 0 ? 0 : Math.round(LAST_CHECK / checks ** 2)));
  write(
    records.RULES_FEW_WORTH,
    (left) => sum(EACH_NEEDED.slice(0, left + 1)) + Math.max(0, left + 1 - EACH_NEEDED.length) * 10,
  );
  image.writeKinds(RULES + records.RULES_NEEDED_KINDS, neededKinds(variant));
  image.writeByte(
    RULES + records.RULES_LOSES_TO_WIN,
    losesToWin(variant) || variant.captures.must || variant.spares ? 1 : 0,
  );
  image.writeByte(RULES + records.RULES_HAS_FAR_DANGER, variant.hands && variant.royal !== null ? 1 : 0);
  image.writeByte(
    RULES + records.RULES_SCALES_MATERIAL,
    areGoalsUsual(variant) && variant.royal !== null && !variant.hands ? 1 : 0,
  );
  for (const plan of plans) writeSteps(image, variant, plan);
}

function both(worth: number): Pair {
  return { middle: worth, end: worth };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function writeSteps(image: Image, variant: Variant, plan: KindPlan): void {
  const squares = winningSquares(variant, plan.side, plan.kind);
  const steps = stepsToSquares(plan, squares);
  for (const square of boardSquares(variant.board)) {
    image.writeByte(GOAL_STEPS + plan.sideKind * image.squares + square, Math.min(MOST, steps[square]));
  }
  const doors = boardSquares(variant.board).filter((square) => steps[square] <= 1);
  image.writeSet(GOAL_DOORS + plan.sideKind * image.setBytes, doors);
}
