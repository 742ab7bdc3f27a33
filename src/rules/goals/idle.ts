/**
 * Conditions that change nothing beside the others of `win`, `lose` and `draws: by`: another says the same in other words, or
 * has always ended the game before, so that the file contradicts itself. Of two the later is named.
 */
import type { Path } from "../../definition/located.ts";
import { type Board, otherSide, SIDES } from "../../geometry/board.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Condition, Few, Goal, Line, Reach } from "./model.ts";
import { kindsToLose } from "./needs.ts";
import { isWithin } from "./patterns.ts";
import type { PlacedGoal } from "./read.ts";
import { BALANCES, type Balance, countedKinds, goalOfRepetition, isOfLine, isOfStuck, stuckMeaning } from "./rule.ts";

/** A condition by its place, and why it changes nothing. */
export interface Idle {
  readonly path: Path;
  readonly message: string;
}

/** One that stands in the file. */
interface Written extends PlacedGoal {
  readonly path: Path;
}

/** What can be told without a start. @param goals none of them twice */
export function idleGoals(board: Board, goals: readonly PlacedGoal[]): Idle[] {
  const written = goals.filter(isWritten);
  return [
    ...idleWhenStuck(goals.filter(({ condition }) => isOfStuck(condition))),
    ...idleMates(written),
    ...(["checks", "passes", "repetition"] as const).flatMap((type) => idleNumbers(written, type)),
    ...idleFacings(written),
    ...idleRepetitions(written),
    ...idleReaches(written),
    ...idleLines(board, written),
  ];
}

/** What can be told of the complete variant: pieces that are lost. */
export function idleLosses(variant: Variant, goals: readonly PlacedGoal[]): Idle[] {
  return fromLast(goals.filter(isWritten).filter(isOfFew), (goal, others) => {
    const same = others.filter(({ condition: { what } }) => String(what) === String(goal.condition.what));
    const earlier = same.find((other) => losesMore(variant, other.condition, goal.condition));
    if (earlier) return `The game has ended when ${earlier.condition.left} are left, see '${listOf(earlier.path)}'.`;
    const other = same.find((one) => isSameLoss(variant, one, goal));
    return other ? beside(other) : null;
  });
}

/** The list in which a condition stands, as people write it. */
export function listOf(path: Path): string {
  return path.slice(0, -1).join(": ");
}

function isWritten(goal: PlacedGoal): goal is Written {
  return goal.path !== null;
}

/** Asks of each whether it changes nothing beside those that are left, the last one first. @returns them in their order */
function fromLast<G extends Written>(
  goals: readonly G[],
  whyIdle: (goal: G, others: readonly G[]) => string | null,
): Idle[] {
  let kept = goals;
  const found = goals.toReversed().flatMap((goal) => {
    const others = kept.filter((other) => other !== goal);
    const message = whyIdle(goal, others);
    if (message === null) return [];
    kept = others;
    return [{ path: goal.path, message }];
  });
  return found.reverse();
}

function beside({ condition: { type }, path }: PlacedGoal): string {
  if (path) return `'${type}' under '${listOf(path)}' decides all of this: leave one of the two out.`;
  return "Who gives checkmate wins where the file has no 'win', so that this is never true: say 'win: []', or what wins.";
}

/** A side that has no move: in check or not, with fewer pieces than the other or with more. */
interface Stop {
  readonly isInCheck: boolean;
  readonly balance: Balance;
}

const STOPS: readonly Stop[] = [
  { isInCheck: true, balance: "equal" },
  ...BALANCES.map((balance) => ({ isInCheck: false, balance })),
];

/** @param goals with those that nobody wrote */
function idleWhenStuck(goals: readonly PlacedGoal[]): Idle[] {
  const unwritten = goals.filter((goal) => !isWritten(goal));
  const hasUsualMate = unwritten.some(({ condition }) => condition.type === "checkmate");
  return fromLast(goals.filter(isWritten), (goal, written) => {
    // true, and said nowhere else in the file
    if (hasUsualMate && goal.result === "lose" && goal.condition.type === "checkmated") return null;
    const others = [...written, ...unwritten];
    const isIdle = goal.result === "draw" ? drawsNothing(goal, others) : decidesNothing(goal, others);
    const other = isIdle ? closestTo(goal, others) : null;
    return other && beside(other);
  });
}

/** One that is true wherever the other is, or else now and then. */
function closestTo({ condition }: Goal, others: readonly PlacedGoal[]): PlacedGoal | null {
  const meant = STOPS.filter((stop) => isTrueWhen(condition, stop));
  const isWider = (other: Goal) => meant.every((stop) => isTrueWhen(other.condition, stop));
  const isNear = (other: Goal) => meant.some((stop) => isTrueWhen(other.condition, stop));
  return others.find(isWider) ?? others.find(isNear) ?? null;
}

function isTrueWhen({ type }: Condition, { isInCheck, balance }: Stop): boolean {
  if (type === "stalemate-with-fewer") return !isInCheck && balance !== "equal";
  return type.startsWith("checkmate") === isInCheck;
}

function decidesNothing(goal: Goal, others: readonly Goal[]): boolean {
  const all = [...others, goal];
  return STOPS.every(({ isInCheck, balance }) => {
    const meaning = (goals: readonly Goal[]) => stuckMeaning({ goals }, isInCheck, balance);
    return meaning(all) === meaning(others);
  });
}

/** Where it is true, the game is won and lost, or drawn by another. */
function drawsNothing({ condition }: Goal, others: readonly Goal[]): boolean {
  return STOPS.filter((stop) => isTrueWhen(condition, stop)).every((stop) => {
    const isDecided = stuckMeaning({ goals: others }, stop.isInCheck, stop.balance) !== "draw";
    return isDecided || others.some((other) => other.result === "draw" && isTrueWhen(other.condition, stop));
  });
}

/** A mate is a check: where the first check ends the game, a mate cannot end it in another way. */
function idleMates(written: readonly Written[]): Idle[] {
  const first = written.find(({ condition }) => condition.type === "checks" && condition.number === 1);
  if (!first) return [];
  const others = { win: "lose", lose: "win", draw: "draw" } as const;
  const isOther = ({ result, condition: { type } }: Written) =>
    (type === "checkmate" && result !== first.result) || (type === "checkmated" && result !== others[first.result]);
  const message = `The first check has ended the game, see '${listOf(first.path)}', so that this is never true.`;
  return written.filter(isOther).map(({ path }) => ({ path, message }));
}

/** The first ends every game in which kings are left facing each other, and the law is one. */
function idleFacings(written: readonly Written[]): Idle[] {
  const [first, ...others] = written.filter(({ condition }) => condition.type === "facing");
  return others.map(({ path }) => ({
    path,
    message: `'facing' stands under '${listOf(first.path)}' already: the law of facing kings is one, and decides in one way.`,
  }));
}

/** What is counted for whatever a condition gets: the least number ends the game. */
function idleNumbers(written: readonly Written[], type: "checks" | "passes" | "repetition"): Idle[] {
  const counts = written.flatMap(({ condition, path }) =>
    condition.type === type ? [{ number: condition.number, path }] : [],
  );
  const least = counts.reduce((first, count) => (count.number < first.number ? count : first), counts[0]);
  return counts
    .filter(({ number }) => number > least.number)
    .map(({ path }) => ({
      path,
      message: `'${type}: ${least.number}' under '${listOf(least.path)}' has ended the game, so that this is never true.`,
    }));
}

/** Repetitions of as many times, told apart by who has made the position so. */
function idleRepetitions(written: readonly Written[]): Idle[] {
  const numbers = written.flatMap(({ condition }) => (condition.type === "repetition" ? [condition.number] : []));
  const least = Math.min(...numbers);
  const first = written.filter(({ condition }) => condition.type === "repetition" && condition.number === least);
  return fromLast(first, (goal, others) => {
    const all = first.filter((own) => own === goal || others.includes(own));
    const isIdle = SIDES.every((turn) => {
      const [winner, without] = [all, others].map((goals) => {
        const repeated = { turn, occurrences: least, checkedThroughout: [false, false] } as const;
        const reached = goalOfRepetition({ goals }, null, repeated);
        return reached && (reached.goal.result === "win" ? reached.player : otherSide(reached.player));
      });
      return winner === without;
    });
    return isIdle ? beside(others[0]) : null;
  });
}

const ORDER: readonly Goal["result"][] = ["win", "lose", "draw"];

function idleReaches(written: readonly Written[]): Idle[] {
  const reaches = written.filter(isOfReach);
  return fromLast(reaches, (goal) => {
    const wider = reaches.find((other) => other !== goal && isWider(other, goal) && !isWider(goal, other));
    return wider
      ? `Whoever reaches this has reached what 'reach' under '${listOf(wider.path)}' asks for, which is looked at before.`
      : null;
  });
}

interface Reaching extends Written {
  readonly condition: Reach;
}

function isOfReach(goal: Written): goal is Reaching {
  return goal.condition.type === "reach";
}

/** Whether one is true, and asked, wherever the other is. */
function isWider({ result, condition: one }: Reaching, { result: otherResult, condition: other }: Reaching): boolean {
  if (one.orFull || other.orFull || one.answerable || (one.safe && !other.safe) || (one.held && !other.held))
    return false;
  const isAskedFirst = ORDER.indexOf(result) <= ORDER.indexOf(otherResult);
  const isOfAll = other.kinds.every((kind) => one.kinds.includes(kind)) && one.number <= other.number;
  return (
    isAskedFirst && isOfAll && SIDES.every((side) => other.squares[side].every((s) => one.squares[side].includes(s)))
  );
}

interface Lined extends Written {
  readonly condition: Line;
}

function idleLines(board: Board, written: readonly Written[]): Idle[] {
  const lines = written.filter((goal): goal is Lined => isOfLine(goal.condition));
  const isOneOf = (one: Lined, other: Lined) =>
    ORDER.indexOf(other.result) <= ORDER.indexOf(one.result) && isWithin(board, one.condition, other.condition);
  return fromLast(lines, (goal, others) => {
    const wider = others.find((other) => isOneOf(goal, other));
    return wider
      ? `Whoever has this has what '${wider.condition.type}' under '${listOf(wider.path)}' asks for, which is looked at before.`
      : null;
  });
}

interface Losing extends Written {
  readonly condition: Few;
}

function isOfFew(goal: Written): goal is Losing {
  return goal.condition.type === "taken" || goal.condition.type === "lost";
}

/** Whether one of two about the same pieces has ended the game before so many are lost as the other asks for. */
function losesMore({ pieceTypes, setup }: Variant, one: Few, other: Few): boolean {
  if (one.left <= other.left || one.answerable || one.shared) return false;
  return SIDES.every((side) => {
    const kinds = kindsToLose(one, pieceTypes, setup, side);
    return kindsToLose(other, pieceTypes, setup, side).every((kind) => kinds.includes(kind));
  });
}

/** Whether two are about the same loss: what is taken of one player, the other has lost. */
function isSameLoss(variant: Variant, one: Losing, other: Losing): boolean {
  if (one.condition.left !== other.condition.left) return false;
  const areOpposite = one.condition.type !== other.condition.type;
  if (!areOpposite && isUnlessSame(one.condition, other.condition)) return false; // the same, and told already
  // who loses his last pawn by promoting it wins, or loses, like who takes that of the other
  return !(areOpposite && one.result === other.result && mayLoseByMoving(variant, one.condition));
}

function isUnlessSame(one: Few, other: Few): boolean {
  return one.answerable === other.answerable && one.shared === other.shared;
}

function mayLoseByMoving({ pieceTypes, promotions }: Variant, few: Few): boolean {
  const kinds = countedKinds(few, pieceTypes);
  const isTogether = few.what === "all" || few.what === "all-but-royal";
  return promotions.some(
    ({ kind, to }) => kinds.includes(kind) && (!isTogether || to.some((other) => !kinds.includes(other))),
  );
}
