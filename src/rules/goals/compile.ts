/** Ends of the game in the kernel's tables. */
import { writeAround } from "../../compile/around.ts";
import type { Image } from "../../compile/image.ts";
import { type BySide, boardSquares, SIDES, type Square } from "../../geometry/board.ts";
import { KINDS_BYTES } from "../../layout/capacity.ts";
import { CHECK_KEYS, GOALS, PASS_KEYS, RULES } from "../../layout/map.ts";
import * as records from "../../layout/records.generated.ts";
import * as shared from "../../layout/rules/goals.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Condition, Joins, Line, MaterialOfVariant, Reach } from "./model.ts";
import { isCounted, kindsToLose } from "./needs.ts";
import { linesAlong, patternsOf } from "./patterns.ts";
import {
  BALANCES,
  checksToGive,
  facingOf,
  goalOfRepetition,
  isOfLine,
  isOfRepetition,
  passesToEnd,
  shownGoals,
  stuckMeaning,
} from "./rule.ts";

const RESULTS = { win: shared.VERDICT_WON, lose: shared.VERDICT_LOST, draw: shared.VERDICT_DRAWN } as const;

/** @throws {RangeError} for more conditions than the kernel has room for */
export function writeGoals(image: Image, variant: Variant): void {
  const shown = shownGoals(variant);
  if (shown.length > shared.GOALS_MAX)
    throw new RangeError(`a game may end in ${shared.GOALS_MAX} ways, not ${shown.length}`);
  image.writeWord(RULES + records.RULES_GOALS, shown.length);
  image.writeWord(RULES + records.RULES_MATED, RESULTS[stuckMeaning(variant, true, "equal")]);
  writeStalemates(image, variant);
  image.writeByte(RULES + records.RULES_HAS_CHECK_COUNTS, checksToGive(variant) === null ? 0 : 1);
  image.writeByte(RULES + records.RULES_COUNTS_PASSES, passesToEnd(variant) ?? 0);
  writeFaceLines(image, variant);
  writeRepetitions(image, variant);
  writeMaterial(image, variant);
  for (const [index, { result, condition }] of shown.entries()) {
    const address = GOALS + index * records.GOAL_BYTES;
    image.writeByte(address + records.GOAL_RESULT, RESULTS[result]);
    writeCondition(image, variant, condition, address);
    if (isCounted(variant, { result, condition })) image.writeByte(address + records.GOAL_FLAGS, shared.BY_POINTS);
  }
}

/** The lines along which kings face each other. */
function writeFaceLines(image: Image, { board, goals }: Variant): void {
  const facing = facingOf(goals);
  if (!facing) return;
  const lines = linesAlong(board, facing.along);
  const table = image.reserve(lines.length * image.setBytes);
  for (const [index, squares] of lines.entries()) image.writeSet(table + index * image.setBytes, squares);
  image.writeWord(RULES + records.RULES_FACE_LINES, table);
  image.writeWord(RULES + records.RULES_FACE_LINES_END, table + lines.length * image.setBytes);
}

/** What stalemate is worth to whom it befalls, which may depend on who has fewer pieces. */
function writeStalemates(image: Image, variant: Variant): void {
  const results = BALANCES.map((balance) => RESULTS[stuckMeaning(variant, false, balance)]);
  for (const [index, result] of results.entries()) image.writeByte(RULES + records.RULES_STALEMATED + index, result);
  const decides = results.some((result) => result !== shared.VERDICT_DRAWN);
  image.writeByte(RULES + records.RULES_STALEMATE_DECIDES, decides ? 1 : 0);
}

/** What pieces count, in halves of a point. */
function writeMaterial(image: Image, { material }: MaterialOfVariant): void {
  if (!material) return;
  const write = (field: number, points: number) => image.writeWord(RULES + field, 2 * points);
  write(records.RULES_KOMI, material.komi);
  image.writeByte(RULES + records.RULES_COUNTS_BOARD_ALONE, material.boardAlone ? 1 : 0);
  for (const [kind, points] of material.points.entries()) write(records.RULES_POINTS + 4 * kind, points);
}

/** What a repetition is worth to the side to move: by that side, and by who gave check all the time. */
function writeRepetitions(image: Image, variant: Variant): void {
  if (!variant.goals.some(({ condition }) => isOfRepetition(condition))) return;
  image.writeByte(RULES + records.RULES_JUDGES_REPETITION, 1);
  for (const turn of SIDES) {
    for (let checkers = 0; checkers < 4; checkers++) {
      const checkedThroughout = [(checkers & 1) !== 0, (checkers & 2) !== 0] as const;
      // the search takes the first time that a position comes up again for the last
      const repeated = { turn, occurrences: Number.POSITIVE_INFINITY, checkedThroughout };
      const reached = goalOfRepetition(variant, 1, repeated);
      if (!reached) continue;
      const { player, goal } = reached;
      const own = player === turn || goal.result === "draw" ? goal.result : goal.result === "win" ? "lose" : "win";
      image.writeByte(RULES + records.RULES_REPEATED + 4 * turn + checkers, RESULTS[own]);
    }
  }
}

/** Hash keys of checks given and of passes in a row, in a fixed order. */
export function writeCountKeys(variant: Variant, writeKey: (address: number) => void): void {
  const [checks, passes] = [checksToGive(variant) !== null, passesToEnd(variant) !== null];
  for (let index = 0; checks && index < 2 * shared.CHECKS_MAX; index++) writeKey(CHECK_KEYS + 8 * index);
  for (let index = 1; passes && index < shared.PASSES_MAX; index++) writeKey(PASS_KEYS + 8 * index);
}

const TESTS = {
  "full-board": shared.GOAL_FULL_BOARD,
  checks: shared.GOAL_CHECKS,
  passes: shared.GOAL_PASSES,
  facing: shared.GOAL_FACING,
  reach: shared.GOAL_REACH,
  castled: shared.GOAL_CASTLED,
  uncastled: shared.GOAL_UNCASTLED,
  line: shared.GOAL_LINE,
  square: shared.GOAL_LINE,
  joins: shared.GOAL_CHAIN,
} as const;
const EVERYBODY = 3;

function writeCondition(image: Image, variant: Variant, condition: Condition, address: number): void {
  image.writeByte(address + records.GOAL_SIDES, askedOf(condition));
  if (condition.type === "taken" || condition.type === "lost") {
    const { what, left, answerable, shared: isShared, type } = condition;
    const isTogether = what === "all" || what === "all-but-royal";
    const own = type === "lost" ? shared.FEW_OWN : 0;
    image.writeByte(address + records.GOAL_TEST, isTogether ? shared.GOAL_FEW : shared.GOAL_FEW_OF_A_KIND);
    const unless = answerable ? shared.FEW_ANSWERED : isShared ? shared.FEW_SHARED : 0;
    image.writeByte(address + records.GOAL_FLAGS, own | unless);
    image.writeWord(address + records.GOAL_NUMBER, left);
    for (const side of SIDES) {
      const kinds = kindsToLose(condition, variant.pieceTypes, variant.setup, side);
      image.writeKinds(address + records.GOAL_KINDS + KINDS_BYTES * side, kinds);
    }
    return;
  }
  image.writeByte(address + records.GOAL_TEST, TESTS[condition.type as keyof typeof TESTS]);
  if (condition.type === "checks" || condition.type === "passes")
    image.writeWord(address + records.GOAL_NUMBER, condition.number);
  if (condition.type === "reach") writeReach(image, condition, address);
  if (isOfLine(condition)) writeLine(image, variant, condition, address);
  if (condition.type === "joins") writeChain(image, variant, condition, address);
  for (const side of SIDES) {
    image.writeSet(address + records.GOAL_SQUARES + side * image.setBytes, squaresOf(variant, condition)[side]);
    if ("kinds" in condition) image.writeKinds(address + records.GOAL_KINDS + KINDS_BYTES * side, condition.kinds);
  }
}

function squaresOf({ board }: Variant, condition: Condition): BySide<readonly Square[]> {
  if (condition.type === "reach") return condition.squares;
  if (condition.type === "joins") return condition.ends[0];
  const all = boardSquares(board); // a hole is never empty
  return [all, all];
}

/** Bit `side`: the players that a condition is asked of. */
function askedOf(condition: Condition): number {
  if (condition.type !== "castled" && condition.type !== "uncastled") return EVERYBODY;
  return SIDES.reduce<number>((bits, side) => bits | (condition.names[side].length > 0 ? 1 << side : 0), 0);
}

function writeLine(image: Image, { board }: Variant, line: Line, address: number): void {
  const { sets, least } = patternsOf(board, line);
  const patterns = image.reserve(sets.length * image.setBytes);
  for (const [index, squares] of sets.entries()) image.writeSet(patterns + index * image.setBytes, squares);
  image.writeWord(address + records.GOAL_PATTERNS, patterns);
  image.writeWord(address + records.GOAL_PATTERNS_END, patterns + sets.length * image.setBytes);
  image.writeWord(address + records.GOAL_NUMBER, least);
}

function writeChain(image: Image, { board }: Variant, { ends, leaps }: Joins, address: number): void {
  const last = image.reserve(2 * image.setBytes);
  for (const side of SIDES) image.writeSet(last + side * image.setBytes, ends[1][side]);
  image.writeWord(address + records.GOAL_PATTERNS, last);
  image.writeWord(address + records.GOAL_NEXTS, writeAround(image, board, leaps, SIDES));
}

function writeReach(image: Image, reach: Reach, address: number): void {
  const flags =
    (reach.orFull ? shared.REACH_OR_FULL : 0) |
    (reach.safe ? shared.REACH_SAFE : 0) |
    (reach.held ? shared.REACH_HELD : 0) |
    (reach.answerable ? shared.REACH_REPLY : 0);
  image.writeByte(address + records.GOAL_FLAGS, flags);
  image.writeWord(address + records.GOAL_NUMBER, reach.number);
}
