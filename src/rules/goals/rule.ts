/** Questions about the ends of the game. */
import { type BySide, otherSide, type Side } from "../../geometry/board.ts";
import type { PieceType } from "../../variant/variant.ts";
import type { Condition, CountsOfPosition, Facing, Few, Goal, GoalsOfVariant, Line, Reason } from "./model.ts";

export interface Pieced {
  readonly pieceTypes: readonly Pick<PieceType, "royal">[];
}

/** Checkmate wins and stalemate draws. */
export const USUAL_GOALS: readonly Goal[] = [
  { result: "win", condition: { type: "checkmate" } },
  { result: "draw", condition: { type: "stalemate" } },
];

export function areGoalsUsual({ goals }: GoalsOfVariant): boolean {
  return isSame(goals, USUAL_GOALS);
}

function isSame(some: readonly Goal[], others: readonly Goal[]): boolean {
  return (
    some.length === others.length &&
    some.every(
      ({ result, condition }, index) =>
        result === others[index].result && condition.type === others[index].condition.type,
    )
  );
}

/** Whether a condition tells what it is worth to have no legal move. */
export function isOfStuck({ type }: Condition): boolean {
  return type.startsWith("checkmate") || type.startsWith("stalemate");
}

/** Whether a condition is about positions that have come up before. */
export function isOfRepetition({ type }: Condition): boolean {
  return type === "perpetual-check" || type === "repetition";
}

/** The conditions that the board and its counts show, in the order in which they are asked. */
export function shownGoals({ goals }: GoalsOfVariant): Goal[] {
  return goals.filter(({ condition }) => !isOfStuck(condition) && !isOfRepetition(condition));
}

/** What is known of a position that has come up before. */
export interface Repeated {
  readonly turn: Side;
  readonly occurrences: number;
  /** By side: whether all its moves since the first time gave check. */
  readonly checkedThroughout: BySide<boolean>;
}

/** A goal reached, and by whom. */
export interface ReachedGoal {
  readonly player: Side;
  readonly goal: Goal;
}

/** What a repetition gets a player, or null: perpetual check comes before repetition alone, for each of them the player who
 *  moved before the other, and for each player what wins before what loses.
 *  @param end the number of times at which perpetual check is judged; null for never */
export function goalOfRepetition(
  { goals }: GoalsOfVariant,
  end: number | null,
  { turn, occurrences, checkedThroughout }: Repeated,
): ReachedGoal | null {
  const mover = otherSide(turn);
  const isTrue = (condition: Condition, player: Side) => {
    if (condition.type === "perpetual-check") {
      const [own, others] = [checkedThroughout[player], checkedThroughout[otherSide(player)]];
      return end !== null && occurrences >= end && own && !others;
    }
    if (condition.type !== "repetition" || occurrences < condition.number) return false;
    return condition.side === "mover" ? player === mover : player === condition.side;
  };
  for (const type of ["perpetual-check", "repetition"] as const) {
    const asked = goals.filter(({ condition }) => condition.type === type);
    for (const draws of [false, true]) {
      for (const player of [mover, turn]) {
        const goal = asked.find(({ result, condition }) => (result === "draw") === draws && isTrue(condition, player));
        if (goal) return { player, goal };
      }
    }
  }
  return null;
}

/** What the side to move has by the number of its pieces, against the other side's. */
export const BALANCES = ["fewer", "equal", "more"] as const;
export type Balance = (typeof BALANCES)[number];

/** How the game ends for a side to move that has no legal move. */
export function stuckMeaning({ goals }: GoalsOfVariant, isInCheck: boolean, balance: Balance): Goal["result"] {
  const [of, by] = isInCheck ? ["checkmate", "checkmated"] : ["stalemate", "stalemated"];
  const has = (type: string, isFewer: boolean, result: Goal["result"]) =>
    goals.some(
      ({ result: own, condition }) =>
        own === result &&
        (condition.type === type || (isFewer && !isInCheck && condition.type === "stalemate-with-fewer")),
    );
  // the player who moved is asked first, for each `win` before `lose`
  if (has(of, balance === "more", "win")) return "lose";
  if (has(of, balance === "more", "lose")) return "win";
  if (has(by, balance === "fewer", "win")) return "win";
  return has(by, balance === "fewer", "lose") ? "lose" : "draw";
}

/** The same by the pieces that there are.
 *  @param pieces its own and the other's */
export function stuckResult(
  rules: GoalsOfVariant,
  isInCheck: boolean,
  [own, others]: readonly [number, number],
): Goal["result"] {
  return stuckMeaning(rules, isInCheck, own === others ? "equal" : own < others ? "fewer" : "more");
}

/** Why a game has ended, for a condition that the board and its counts show. */
export function reasonOf(condition: Condition): Reason {
  const { type } = condition;
  if (type === "reach") return ["goal-reached"];
  if (type === "checks") return [type, condition.number === 3 ? "third check" : `${condition.number} checks`];
  if (type === "full-board") return ["board-full"];
  if (type === "line") return [type, `${condition.number} ${condition.gaps ? "on a line" : "in a row"}`];
  if (type === "square") return [type, `a square of ${condition.number} by ${condition.number}`];
  if (type === "joins") return ["chain", "a joining chain"];
  if (type === "passes") return [type, condition.number === 1 ? "pass" : `${condition.number} passes in a row`];
  if (type === "facing") return [type, "facing kings"];
  if (type === "castled") return ["castling"];
  if (type === "uncastled") return ["castling-lost"];
  if (type !== "taken" && type !== "lost") return ["perpetual-check"];
  return [condition.what === "all-but-royal" ? "bare-king" : "pieces-lost"];
}

/** Whether lines, squares or chains of pieces end the game. */
export function hasLines({ goals }: GoalsOfVariant): boolean {
  return goals.some(({ condition }) => isOfLine(condition) || condition.type === "joins");
}

/** Whether it ends no game that both sides lose the last of something at once. */
export function hasSharedLosses({ goals }: GoalsOfVariant): boolean {
  return goals.some(({ condition }) => (condition.type === "taken" || condition.type === "lost") && condition.shared);
}

export function isOfLine(condition: Condition): condition is Line {
  return condition.type === "line" || condition.type === "square";
}

/** After how many checks a game ends, or null if nobody counts them. */
export function checksToGive({ goals }: GoalsOfVariant): number | null {
  return mostOf(goals, "checks");
}

/** The most passes in a row that are told apart, after which many games have ended; null if nobody counts them. */
export function passesToEnd({ goals }: GoalsOfVariant): number | null {
  return mostOf(goals, "passes") ?? (facingOf(goals) ? 1 : null);
}

/** What is asked of kings that face each other, or null: a file says it once. */
export function facingOf(goals: readonly Goal[]): Facing | null {
  for (const { condition } of goals) if (condition.type === "facing") return condition;
  return null;
}

/** Whether kings may not be left facing each other. */
export function isFacingForbidden({ goals }: GoalsOfVariant): boolean {
  return facingOf(goals) !== null;
}

/** Asked at every ply of a game, so it makes no lists. */
function mostOf(goals: readonly Goal[], type: "checks" | "passes"): number | null {
  let most: number | null = null;
  for (const { condition } of goals) {
    if (condition.type === type) most = Math.max(most ?? 0, condition.number);
  }
  return most;
}

/** What is counted when a game starts. */
export function noCounts(rules: GoalsOfVariant): CountsOfPosition {
  return { checks: checksToGive(rules) === null ? null : [0, 0], passes: passesToEnd(rules) === null ? null : 0 };
}

/** The kinds that a condition counts. */
export function countedKinds({ what }: Few, types: readonly Pick<PieceType, "royal">[]): number[] {
  if (typeof what !== "string") return [...what];
  const all = [...types.keys()];
  return what === "all-but-royal" ? all.filter((kind) => !types[kind].royal) : all;
}

/** The goals as the digest sees them; null where they are the usual ones. */
export function goalsIdentity(rules: GoalsOfVariant): unknown {
  return areGoalsUsual(rules) ? null : rules.goals;
}

/** Whether it wins to have lost pieces of a kind. */
export function isWantedLost({ goals, pieceTypes }: GoalsOfVariant & Pieced, kind: number): boolean {
  return goals.some(({ result, condition }) => {
    if (condition.type !== "taken" && condition.type !== "lost") return false;
    const wins = result === (condition.type === "lost" ? "win" : "lose");
    return wins && countedKinds(condition, pieceTypes).includes(kind);
  });
}
