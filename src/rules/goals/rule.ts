/** Questions about the ends of the game. */
import type { Position } from "../../variant/position.ts";
import type { PieceType } from "../../variant/variant.ts";
import type { ChecksOfPosition, Condition, Few, Goal, GoalsOfVariant } from "./model.ts";

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

/** What it means for the side to move to have no legal move: how it ends for that side, or for whoever has fewer pieces. */
export function stuckMeaning(
  { goals }: GoalsOfVariant,
  isInCheck: boolean,
): Goal["result"] | "fewer-wins" | "fewer-loses" {
  const [of, by] = isInCheck ? ["checkmate", "checkmated"] : ["stalemate", "stalemated"];
  const has = (type: string, result: Goal["result"]) =>
    goals.some((goal) => goal.result === result && goal.condition.type === type);
  // the player who moved is asked first, for each `win` before `lose`
  if (has(of, "win")) return "lose";
  if (has(of, "lose")) return "win";
  if (has(by, "win")) return "win";
  if (has(by, "lose")) return "lose";
  if (!isInCheck && has("stalemate-with-fewer", "win")) return "fewer-wins";
  return !isInCheck && has("stalemate-with-fewer", "lose") ? "fewer-loses" : "draw";
}

/** How the game ends for a side to move that has no legal move.
 *  @param pieces its own and the other's */
export function stuckResult(
  rules: GoalsOfVariant,
  isInCheck: boolean,
  [own, others]: readonly [number, number],
): Goal["result"] {
  const meaning = stuckMeaning(rules, isInCheck);
  if (meaning === "win" || meaning === "lose" || meaning === "draw") return meaning;
  if (own === others) return "draw";
  return own < others === (meaning === "fewer-wins") ? "win" : "lose";
}

/** Why a game has ended, for a condition that the board and its counts show. */
export function reasonOf(condition: Condition): string {
  if (condition.type === "reach") return "goal reached";
  if (condition.type === "checks") return condition.number === 3 ? "third check" : `${condition.number} checks`;
  if (condition.type === "full-board") return "board full";
  if (condition.type !== "taken" && condition.type !== "lost") return condition.type;
  return condition.what === "all-but-royal" ? "bare king" : "pieces lost";
}

/** After how many checks a game ends, or null if nobody counts them. */
export function checksToGive({ goals }: GoalsOfVariant): number | null {
  const numbers = goals.flatMap(({ condition }) => (condition.type === "checks" ? [condition.number] : []));
  return numbers.length === 0 ? null : Math.max(...numbers);
}

/** The checks given when a game starts. */
export function noChecks(rules: GoalsOfVariant): ChecksOfPosition {
  return { checks: checksToGive(rules) === null ? null : [0, 0] };
}

/** The kinds that a condition counts. */
export function countedKinds({ what }: Few, types: readonly Pick<PieceType, "royal">[]): number[] {
  if (typeof what !== "string") return [...what];
  const all = [...types.keys()];
  return what === "all-but-royal" ? all.filter((kind) => !types[kind].royal) : all;
}

/** The kinds that a condition counts of a side's pieces: those of which it had more at the start. */
export function kindsToLose(
  few: Few,
  types: readonly Pick<PieceType, "royal">[],
  { pieces, hands }: Pick<Position, "pieces" | "hands">,
  side: number,
): number[] {
  const kinds = countedKinds(few, types);
  const held = (hands?.[side] ?? []).flatMap((count, kind) => Array<number>(count).fill(kind));
  const own = [...pieces.flatMap((piece) => (piece?.side === side ? [piece.kind] : [])), ...held];
  if (few.what === "all" || few.what === "all-but-royal") {
    return own.filter((kind) => kinds.includes(kind)).length > few.left ? kinds : [];
  }
  return kinds.filter((kind) => own.filter((other) => other === kind).length > few.left);
}

/** The goals as the digest sees them; null where they are the usual ones. */
export function goalsIdentity(rules: GoalsOfVariant): unknown {
  return areGoalsUsual(rules) ? null : rules.goals;
}
