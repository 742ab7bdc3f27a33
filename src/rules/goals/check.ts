/** Ends of the game against the other rules: conditions that can never be true, and games that nobody can win. */
import { type Army, kindOf } from "../../definition/army.ts";
import type { Path } from "../../definition/located.ts";
import type { VariantDocument } from "../../definition/schema-types.generated.ts";
import type { Ground } from "../../definition/squares.ts";
import { SIDES, type Side, type Square, squareCount } from "../../geometry/board.ts";
import type { Variant } from "../../variant/variant.ts";
import type { RulesOfVariant } from "../model.ts";
import { isStalemateless, mayBothPass, mayPass, sparersOf } from "../rule.ts";
import { barredSquares } from "../standing.ts";
import { chainOn } from "./chains.ts";
import { type Idle, idleGoals, idleLosses, listOf } from "./idle.ts";
import type { Condition, Facing, Few, Goal, Joins, Line, Reach } from "./model.ts";
import { isCounted, kindsToLose } from "./needs.ts";
import { linesAlong, patternsOf } from "./patterns.ts";
import { MATERIAL_KEY, type PlacedGoal } from "./read.ts";
import { isOfLine, isOfRepetition } from "./rule.ts";

/** What the checks look at. */
export interface GoalParts extends Pick<RulesOfVariant, "passes" | "flips"> {
  readonly captures: Pick<RulesOfVariant, "spares">;
  readonly goals: readonly PlacedGoal[];
  /** Whether nobody may give check. */
  readonly isCheckForbidden: boolean;
}

/** Checks made before there is a start. */
export function checkGoals(ground: Ground, army: Army, parts: GoalParts): void {
  const { goals, isCheckForbidden, passes, flips } = parts;
  tellIdle(ground, idleGoals(ground.board, checkTwice(ground, goals)));
  const isUnknown = ground.faults.isBroken(["pieces"]); // which pieces are royal, after a fault of theirs
  const facts = {
    hasRoyal: isUnknown || army.royals.length > 0,
    hasCheck: isUnknown || hasCheck(army, parts),
    isCheckForbidden,
    passes,
    flips,
  };
  const faulty = goals.filter(({ condition, path }) => {
    const message = whyNoPlace(ground, condition) ?? whyNeverTrue(condition, facts);
    if (path && message !== null) ground.faults.value(path, { code: "goal", message });
    return path && message !== null;
  });
  // who mends such a condition can win by it
  if (faulty.some(({ result }) => result !== "draw")) return;
  if (army.hasKings && army.royals.length === 0) return; // reported
  const isOpen = goals.some(({ result, condition }) => result !== "draw" && whyNeverTrue(condition, facts) === null);
  if (
    isOpen ||
    (army.hasKings && facts.hasCheck) ||
    ground.faults.isBroken(["win"]) ||
    ground.faults.isBroken(["pieces"])
  )
    return;
  const why = ["Nobody can ever win.", whyNoCheck(facts), "Say under 'win' or 'lose' what ends the game."];
  const message = why.filter((sentence) => sentence !== null).join(" ");
  ground.faults.key(["win"], { code: "no-goal", message });
}

/** The same condition a second time is never asked, since the first has ended the game: a slip of the pen, or a contradiction.
 *  @returns the others */
function checkTwice({ faults }: Ground, goals: readonly PlacedGoal[]): PlacedGoal[] {
  const former = new Map<string, Path>();
  return goals.filter(({ condition, path }) => {
    const key = JSON.stringify(condition);
    const first = former.get(key);
    if (!path || !first) {
      if (path) former.set(key, path);
      return true;
    }
    const list = listOf(first);
    const message =
      list === listOf(path)
        ? "The same condition stands in this list already."
        : `The same condition stands under '${list}', which is asked before: here it is never true.`;
    faults.value(path, { code: "goal", message });
    return false;
  });
}

function tellIdle({ faults }: Ground, idle: readonly Idle[]): void {
  for (const { path, message } of idle) faults.value(path, { code: "goal", message });
}

interface Facts extends Pick<GoalParts, "isCheckForbidden" | "passes" | "flips"> {
  readonly hasRoyal: boolean;
  /** Whether some piece takes some royal one. */
  readonly hasCheck: boolean;
}

function hasCheck({ pieceTypes, royals }: Army, { captures }: GoalParts): boolean {
  return royals.some((royal) => sparersOf(captures, royal).length < pieceTypes.length);
}

function whyNeverTrue(condition: Condition, facts: Facts): string | null {
  const { type } = condition;
  if (condition.type === "passes") return whyNeverPassed(condition.number, facts);
  if (type === "facing") return whyNeverPassed(1, facts);
  if (type.startsWith("stalemate") && isStalemateless(facts))
    return "Nobody is ever stalemated: who has no legal move passes, see 'turn'.";
  return ["checks", "checkmate", "checkmated", "perpetual-check"].includes(type) ? whyNoCheck(facts) : null;
}

function whyNoCheck({ hasRoyal, hasCheck, isCheckForbidden }: Facts): string | null {
  if (!hasRoyal) return "No piece is royal, so there is no check.";
  if (!hasCheck) return "No piece takes a royal one, so there is no check.";
  return isCheckForbidden ? "Nobody may give check, see 'check: given'." : null;
}

function whyNeverPassed(number: number, facts: Facts): string | null {
  if (!mayPass(facts)) return "Nobody may pass: say so with 'turn: [{ move: or-pass }]'.";
  if (number === 1 || mayBothPass(facts)) return null;
  return "Only one of the sides may pass, see 'turn', so that there is never more than one pass in a row.";
}

/** Why a condition about squares cannot be true on this board. */
function whyNoPlace(ground: Ground, condition: Condition): string | null {
  if (condition.type === "reach") return whyNotReached(ground, condition);
  if (condition.type === "joins") return whyNotJoined(ground, condition);
  return isOfLine(condition) ? whyNoLine(ground, condition) : null;
}

function whyNoLine({ board }: Ground, line: Line): string | null {
  if (patternsOf(board, line).sets.length > 0) return null;
  const { type, number } = line;
  return `${type === "line" ? `A line of ${number}` : `A square of ${number} by ${number}`} has no room on this board.`;
}

function whyNotJoined({ board }: Ground, joins: Joins): string | null {
  if (joins.leaps.length === 0) return null; // reported
  const { ends } = joins;
  if (!SIDES.some((side) => ends.every((squares) => squares[side].length > 0)))
    return "There is nothing to join: one of the two sets has no square.";
  if (SIDES.some((side) => chainOn(board, joins, side, () => true))) return null;
  return `No chain of steps ${joins.steps} leads from the first to the second on this board.`;
}

function whyNotReached({ board }: Ground, { squares, number }: Reach): string | null {
  const most = Math.max(...squares.map((own) => own.length));
  if (most === 0) return "There is no square to reach.";
  if (number > most) return `There are not ${number} squares to reach, but ${most}.`;
  return number > squareCount(board) ? "There are not so many squares." : null;
}

/** Checks of the complete variant. */
export function checkStartingGoals(ground: Ground, variant: Variant, goals: readonly PlacedGoal[]): void {
  const { faults } = ground;
  for (const { condition, path } of goals) {
    if (path && (condition.type === "taken" || condition.type === "lost")) checkFew(faults, variant, condition, path);
    const why = path && whyNeverSeen(variant, condition);
    if (path && why) faults.value(path, { code: "goal", message: why });
  }
  tellIdle(ground, idleLosses(variant, goals));
}

function whyNeverSeen(variant: Variant, condition: Condition): string | null {
  if (condition.type === "reach") return whyNobodyReaches(variant, condition);
  if (condition.type === "joins") return whyNobodyJoins(variant, condition);
  if (condition.type === "facing") return whyNeverFacing(variant, condition);
  if (isOfLine(condition)) return whyNobodyHas(variant, condition.kinds, patternsOf(variant.board, condition).least);
  return isOfRepetition(condition) ? whyNotRepeated(variant, condition) : null;
}

/** Whether a piece of some kinds may stand on a square. */
function standersOf(variant: Variant, kinds: readonly number[]): (side: Side, square: number) => boolean {
  const barred = barredSquares(variant.pieceTypes, variant);
  return (side, square) => kinds.some((kind) => !barred[side][kind].has(square));
}

/** Squares on which no such piece may stand, and more pieces than anybody ever has. */
function whyNobodyReaches(variant: Variant, { squares, kinds, number }: Reach): string | null {
  const mayStand = standersOf(variant, kinds);
  if (!SIDES.some((side) => squares[side].some((square) => mayStand(side, square))))
    return "Nobody can ever reach it: none of these pieces may stand on one of these squares.";
  return whyNobodyHas(variant, kinds, number);
}

/** Lines on which the kings cannot both stand. */
function whyNeverFacing(variant: Variant, { along }: Facing): string | null {
  const { royal, board } = variant;
  if (royal === null)
    return "Kings face each other where each side has one king and no other royal piece, and no wall is built.";
  const mayStand = standersOf(variant, [royal]);
  const isShared = (line: readonly Square[]) =>
    SIDES.every((side) => line.some((square) => mayStand(side, square))) && line.length > 1;
  if (linesAlong(board, along).some(isShared)) return null;
  return "The kings never face each other so: there is no such line on which both may stand.";
}

/** Squares on which no such piece may stand, and chains longer than anybody's. */
function whyNobodyJoins(variant: Variant, joins: Joins): string | null {
  const mayStand = standersOf(variant, joins.kinds);
  const chains = SIDES.map((side) => chainOn(variant.board, joins, side, (square) => mayStand(side, square)));
  const lengths = chains.flatMap((chain) => (chain ? [chain.length] : []));
  if (lengths.length === 0) return "Nobody can ever join them: these pieces may not stand where the chain would be.";
  return whyNobodyHas(variant, joins.kinds, Math.min(...lengths));
}

function whyNobodyHas(variant: Variant, kinds: readonly number[], number: number): string | null {
  const most = mostOf(variant, kinds);
  const has = most === 0 ? "has such a piece" : `has more than ${most} such piece${most === 1 ? "" : "s"}`;
  return number > most ? `Nobody can ever reach it: no side ${has}.` : null;
}

/** How many pieces of some kinds a side may have. Where they come by promotion or by capture, change sides or never run out, nobody counts. */
function mostOf({ setup, promotions, hands, flips }: Variant, kinds: readonly number[]): number {
  const isAdding = promotions.some(({ kind, to }) => !kinds.includes(kind) && to.some((own) => kinds.includes(own)));
  const isEndless = hands?.drops.some(({ kind, landing }) => landing?.endless && kinds.includes(kind));
  if (isAdding || hands?.fills || isEndless || flips) return Number.POSITIVE_INFINITY;
  const onBoard = (side: Side) => setup.pieces.filter((piece) => piece?.side === side && kinds.includes(piece.kind));
  const inHand = (side: Side) => kinds.reduce((sum, kind) => sum + (hands?.start[side][kind] ?? 0), 0);
  return Math.max(...SIDES.map((side) => onBoard(side).length + inHand(side)));
}

/** Repetitions before which the game has ended. */
function whyNotRepeated({ goals, draws }: Variant, condition: Condition): string | null {
  const { end } = draws.repetition;
  if (condition.type === "repetition") {
    if (end === null || condition.number <= end) return null;
    return `The game has ended as a draw when a position has come up ${end} times: make 'draws: { repetition: { end: ${condition.number} } }' of it.`;
  }
  if (end === null)
    return "It is judged when repetition ends the game, which it never does: give 'draws: { repetition: { end: 4 } }'.";
  const numbers = goals.flatMap((goal) => (goal.condition.type === "repetition" ? [goal.condition.number] : []));
  const least = Math.min(...numbers, end);
  if (least === end) return null;
  return `It is judged when a position has come up ${end} times, and the game has ended when it has come up ${least} times: make 'draws: { repetition: { end: ${least} } }' of it.`;
}

function checkFew(faults: Ground["faults"], variant: Variant, few: Few, path: Path): void {
  const { pieceTypes, setup } = variant;
  const counted = SIDES.map((side) => kindsToLose(few, pieceTypes, setup, side));
  if (counted.every((kinds) => kinds.length === 0)) {
    const message = `Nobody has more than ${few.left} of that at the start, so it can never be lost.`;
    faults.value(path, { code: "goal", message });
  } else if (!SIDES.some((side) => mayLose(variant, few, side, counted[side]))) {
    const message =
      "A royal piece is never taken, so this can never be true: mate ends the game before, see 'checkmate'.";
    faults.value(path, { code: "goal", message });
  }
}

/** Whether a side may come to have so few: each of its royal pieces stays, where each must be safe. */
function mayLose(variant: Variant, { what, left }: Few, side: Side, kinds: readonly number[]): boolean {
  const kept = (kind: number) => (isKept(variant, kind) ? countOf(variant, side, kind) : 0);
  if (what !== "all" && what !== "all-but-royal") return kinds.some((kind) => kept(kind) <= left);
  return kinds.length > 0 && kinds.reduce((sum, kind) => sum + kept(kind), 0) <= left;
}

/** Whether pieces of a kind can neither be taken, nor be blown up, nor become others. */
function isKept({ pieceTypes, check, promotions, royal, captures }: Variant, kind: number): boolean {
  if (captures.explode && ![...captures.explode.spares, ...captures.explode.immune].includes(kind)) return false;
  const isSafe = royal === kind || (pieceTypes[kind].royal && check.royals === "each");
  return isSafe && promotions.every((rule) => rule.kind !== kind);
}

function countOf({ setup: { pieces, hands } }: Variant, side: Side, kind: number): number {
  const onBoard = pieces.filter((piece) => piece?.side === side && piece.kind === kind).length;
  return onBoard + (hands?.[side][kind] ?? 0);
}

/** Points in halves of pieces that there are; some end of the game must ask for them, and somebody must be able to have more. */
export function checkMaterial(
  ground: Ground,
  army: Army,
  { material = "none", draws = {} }: VariantDocument,
  goals: readonly Goal[],
): void {
  const { faults } = ground;
  if (material === "none" || faults.isBroken([MATERIAL_KEY])) return;
  const { values, komi = 0 } = material;
  const kinds = Object.keys(values ?? {}).map((id) => kindOf(ground, army, [MATERIAL_KEY, "values", id], id));
  for (const [id, points] of Object.entries(values ?? {})) checkHalves(ground, ["values", id], points);
  checkHalves(ground, ["komi"], komi);
  if (values && !kinds.includes(null) && Object.values(values).every((points) => points === 0))
    faults.value([MATERIAL_KEY], { code: "goal", message: "Nobody can have more where no piece counts anything." });
  const areKnown = !faults.isBroken(["win"]) && !faults.isBroken(["lose"]);
  if (!areKnown || draws.wins === "points" || goals.some((goal) => isCounted({ material: { points: [], komi } }, goal)))
    return;
  const message =
    "'material' goes with 'full-board', 'passes' or 'facing' under 'win' or 'lose', or with 'draws: { wins: points }'.";
  faults.key([MATERIAL_KEY], { code: "goal", message });
}

function checkHalves({ faults }: Ground, path: Path, points: number): void {
  if (Number.isInteger(points * 2)) return;
  const hint = String(Math.round(points * 2) / 2);
  faults.value([MATERIAL_KEY, ...path], { code: "goal", message: "Points are counted in halves.", hint });
}
