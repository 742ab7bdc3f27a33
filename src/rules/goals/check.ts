/** Ends of the game against the other rules: conditions that can never be true, and games that nobody can win. */
import type { Path } from "../../definition/located.ts";
import type { Army } from "../../definition/pieces.ts";
import type { Ground } from "../../definition/squares.ts";
import { SIDES, squareCount } from "../../geometry/board.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Condition, Few, Reach } from "./model.ts";
import type { PlacedGoal } from "./read.ts";
import { kindsToLose } from "./rule.ts";

/** Checks made before there is a start. */
export function checkGoals(ground: Ground, army: Army, goals: readonly PlacedGoal[], isCheckForbidden: boolean): void {
  const hasRoyal = army.pieceTypes.some(({ royal }) => royal);
  for (const { condition, path } of goals) {
    if (!path) continue;
    const message =
      condition.type === "reach"
        ? whyNotReached(ground, condition)
        : whyNeverTrue(condition, hasRoyal, isCheckForbidden);
    if (message !== null) ground.faults.value(path, { code: "goal", message });
  }
  const isOpen = goals.some(
    ({ result, condition }) => result !== "draw" && canBe(condition, hasRoyal, isCheckForbidden),
  );
  if (isOpen || army.hasKings || ground.faults.isBroken(["win"]) || ground.faults.isBroken(["pieces"])) return;
  const message =
    "Nobody can ever win: without a royal piece there is no checkmate, so say under 'win' or 'lose' what ends the game.";
  ground.faults.key(["win"], { code: "no-goal", message });
}

function canBe(condition: Condition, hasRoyal: boolean, isCheckForbidden: boolean): boolean {
  return condition.type === "reach" || whyNeverTrue(condition, hasRoyal, isCheckForbidden) === null;
}

function whyNeverTrue({ type }: Condition, hasRoyal: boolean, isCheckForbidden: boolean): string | null {
  if (type !== "checks" && type !== "checkmate" && type !== "checkmated") return null;
  if (!hasRoyal) return "No piece is royal, so there is no check.";
  return isCheckForbidden ? "Nobody may give check, see 'check: given'." : null;
}

function whyNotReached({ board }: Ground, { squares, number }: Reach): string | null {
  const most = Math.max(...squares.map((own) => own.length));
  if (most === 0) return "There is no square to reach.";
  if (number > most) return `There are not ${number} squares to reach, but ${most}.`;
  return number > squareCount(board) ? "There are not so many squares." : null;
}

/** Checks of the complete variant. */
export function checkStartingGoals({ faults }: Ground, variant: Variant, goals: readonly PlacedGoal[]): void {
  for (const { condition, path } of goals) {
    if (path && (condition.type === "taken" || condition.type === "lost")) checkFew(faults, variant, condition, path);
  }
}

function checkFew(faults: Ground["faults"], { pieceTypes, setup }: Variant, few: Few, path: Path): void {
  if (SIDES.some((side) => kindsToLose(few, pieceTypes, setup, side).length > 0)) return;
  const message = `Nobody has more than ${few.left} of that at the start, so it can never be lost.`;
  faults.value(path, { code: "goal", message });
}
