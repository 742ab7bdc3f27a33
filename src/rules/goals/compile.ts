/** Ends of the game in the kernel's tables. */
import type { Image } from "../../compile/image.ts";
import { SIDES } from "../../geometry/board.ts";
import { CHECK_KEYS, GOALS, RULES } from "../../layout/map.ts";
import * as records from "../../layout/records.generated.ts";
import * as shared from "../../layout/rules/goals.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Condition, Goal, Reach } from "./model.ts";
import { checksToGive, isOfStuck, kindsToLose, stuckMeaning } from "./rule.ts";

/** For the side that is stuck. */
const STUCK = {
  win: shared.VERDICT_WON,
  lose: shared.VERDICT_LOST,
  draw: shared.VERDICT_DRAWN,
  "fewer-wins": shared.VERDICT_FEWER_WINS,
  "fewer-loses": shared.VERDICT_FEWER_LOSES,
} as const;
const RESULTS = { win: shared.VERDICT_WON, lose: shared.VERDICT_LOST, draw: shared.VERDICT_DRAWN } as const;

/** The conditions that the board and its counts show, in the order in which they are asked. */
export function shownGoals({ goals }: Pick<Variant, "goals">): Goal[] {
  return goals.filter(({ condition }) => !isOfStuck(condition));
}

/** @throws {RangeError} for more conditions than the kernel has room for */
export function writeGoals(image: Image, variant: Variant): void {
  const shown = shownGoals(variant);
  if (shown.length > shared.GOALS_MAX)
    throw new RangeError(`a game may end in ${shared.GOALS_MAX} ways, not ${shown.length}`);
  image.writeWord(RULES + records.RULES_GOALS, shown.length);
  image.writeWord(RULES + records.RULES_MATED, STUCK[stuckMeaning(variant, true)]);
  image.writeWord(RULES + records.RULES_STALEMATED, STUCK[stuckMeaning(variant, false)]);
  image.writeByte(RULES + records.RULES_HAS_CHECK_COUNTS, checksToGive(variant) === null ? 0 : 1);
  for (const [index, { result, condition }] of shown.entries()) {
    const address = GOALS + index * records.GOAL_BYTES;
    image.writeByte(address + records.GOAL_RESULT, RESULTS[result]);
    writeCondition(image, variant, condition, address);
  }
}

/** Hash keys of checks given, in a fixed order. */
export function writeCheckKeys(variant: Variant, writeKey: (address: number) => void): void {
  if (checksToGive(variant) === null) return;
  for (let index = 0; index < 2 * shared.CHECKS_MAX; index++) writeKey(CHECK_KEYS + 8 * index);
}

const TESTS = { "full-board": shared.GOAL_FULL_BOARD, checks: shared.GOAL_CHECKS, reach: shared.GOAL_REACH } as const;
const EVERYBODY = 3;

function writeCondition(image: Image, variant: Variant, condition: Condition, address: number): void {
  if (condition.type === "taken" || condition.type === "lost") {
    const { what, left, answerable, type } = condition;
    const isTogether = what === "all" || what === "all-but-royal";
    const own = type === "lost" ? shared.FEW_OWN : 0;
    image.writeByte(address + records.GOAL_TEST, isTogether ? shared.GOAL_FEW : shared.GOAL_FEW_OF_A_KIND);
    image.writeByte(address + records.GOAL_FLAGS, own | (answerable ? shared.FEW_ANSWERED : 0));
    image.writeByte(address + records.GOAL_SIDES, EVERYBODY);
    image.writeWord(address + records.GOAL_NUMBER, left);
    for (const side of SIDES) {
      const kinds = kindsToLose(condition, variant.pieceTypes, variant.setup, side);
      image.writeWord(address + records.GOAL_KINDS + 4 * side, bitsOf(kinds));
    }
    return;
  }
  image.writeByte(address + records.GOAL_TEST, TESTS[condition.type as keyof typeof TESTS]);
  image.writeByte(address + records.GOAL_SIDES, EVERYBODY);
  if (condition.type === "checks") image.writeWord(address + records.GOAL_NUMBER, condition.number);
  if (condition.type === "reach") writeReach(image, condition, address);
}

function writeReach(image: Image, reach: Reach, address: number): void {
  const flags =
    (reach.orFull ? shared.REACH_OR_FULL : 0) |
    (reach.safe ? shared.REACH_SAFE : 0) |
    (reach.held ? shared.REACH_HELD : 0) |
    (reach.answerable ? shared.REACH_REPLY : 0);
  image.writeByte(address + records.GOAL_FLAGS, flags);
  image.writeWord(address + records.GOAL_NUMBER, reach.number);
  for (const side of SIDES) {
    image.writeWord(address + records.GOAL_KINDS + 4 * side, bitsOf(reach.kinds));
    image.writeSet(address + records.GOAL_SQUARES + side * image.setBytes, reach.squares[side]);
  }
}

function bitsOf(kinds: readonly number[]): number {
  return kinds.reduce((bits, kind) => bits | (1 << kind), 0);
}
