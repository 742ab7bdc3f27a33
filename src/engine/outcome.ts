/** How games end, and which draws may be claimed. */

import { type BySide, otherSide, type Side, WHITE } from "../geometry/board.ts";
import { type Ended, goalOfRepetition, reasonOf, stuckResult } from "../rules/kernel.ts";
import type { Variant } from "../variant/variant.ts";

/** From White's side. */
export type Result = "1-0" | "0-1" | "1/2-1/2";

/** How a game ended, or would end by a claim. */
export interface Outcome {
  readonly result: Result;
  /** In words: `checkmate`, `stalemate`, `insufficient material`, `threefold repetition`, `fifty-move rule`,
   *  `fivefold repetition`, `seventy-five-move rule`, `resignation`, `agreement`, `time forfeit`; with other numbers
   *  where a variant has them. */
  readonly reason: string;
}

/** The reason of games lost on time, as in PGN's tag Termination. */
export const TIME_FORFEIT = "time forfeit";

/** The facts that decide whether a game is over. */
export interface Standing {
  readonly turn: Side;
  readonly check: boolean;
  /** Whether the side to move has a legal move. */
  readonly movable: boolean;
  /** Whether no sequence of moves can mate. */
  readonly dead: boolean;
  /** Occurrences of the position, including the current one. */
  readonly occurrences: number;
  /** By side: whether all its moves since the first of them gave check. */
  readonly checkedThroughout: BySide<boolean>;
  /** Plies since the last capture or clock-resetting move. */
  readonly halfmoves: number;
  /** How the game has ended for the side to move by what the board and its counts show. */
  readonly ended: Ended | null;
  /** Pieces of White and of Black, where the side to move has no legal move. */
  readonly pieces: BySide<number> | null;
}

/** The outcome that the rules give without a claim, or null. Mate takes precedence over every draw. */
export function judge(rules: Pick<Variant, "goals" | "draws">, standing: Standing): Outcome | null {
  const { repetition, moves, deadPosition } = rules.draws;
  const { turn, movable, occurrences, halfmoves, ended } = standing;
  if (ended) return outcomeFor(rules, turn, ended.result, reasonOf(ended.condition));
  if (!movable) return judgeStuck(rules, standing);
  const repeated = occurrences > 1 ? goalOfRepetition(rules, repetition.end, standing) : null;
  if (repeated) {
    const { player, goal } = repeated;
    const { condition } = goal;
    const reason = condition.type === "repetition" ? repetitionRule(condition.number) : reasonOf(condition);
    return outcomeFor(rules, player, goal.result, reason);
  }
  if (deadPosition && standing.dead) return drawn(rules, "insufficient material");
  if (reached(occurrences, repetition.end)) return drawn(rules, repetitionRule(repetition.end));
  if (reached(halfmoves, moves.end && moves.end * 2)) return drawn(rules, moveRule(moves.end));
  return null;
}

/** Without a legal move. */
function judgeStuck(rules: Pick<Variant, "goals" | "draws">, { turn, check, pieces: counts }: Standing): Outcome {
  const pieces = counts ?? [0, 0];
  return outcomeFor(
    rules,
    turn,
    stuckResult(rules, check, [pieces[turn], pieces[otherSide(turn)]]),
    check ? "checkmate" : "stalemate",
  );
}

function outcomeFor(rules: DrawRules, side: Side, result: "win" | "lose" | "draw", reason: string): Outcome {
  if (result === "draw") return drawn(rules, reason);
  return win(result === "win" ? side : otherSide(side), reason);
}

/** The draw that the side to move may claim, or null. */
export function claimable(rules: DrawRules, { occurrences, halfmoves }: Standing): Outcome | null {
  const { repetition, moves } = rules.draws;
  if (reached(occurrences, repetition.claim)) return drawn(rules, repetitionRule(repetition.claim));
  if (reached(halfmoves, moves.claim && moves.claim * 2)) return drawn(rules, moveRule(moves.claim));
  return null;
}

export function win(side: Side, reason: string): Outcome {
  return { result: side === WHITE ? "1-0" : "0-1", reason };
}

export function draw(reason: string): Outcome {
  return { result: "1/2-1/2", reason };
}

/** A draw, which some variants count as a win of one side. */
export function drawn({ draws }: DrawRules, reason: string): Outcome {
  return draws.wins === null ? draw(reason) : win(draws.wins, reason);
}

type DrawRules = Pick<Variant, "draws">;

function reached(count: number, limit: number | null): boolean {
  return limit !== null && count >= limit;
}

const FOLDS: Readonly<Record<number, string>> = {
  2: "twofold",
  3: "threefold",
  4: "fourfold",
  5: "fivefold",
  6: "sixfold",
};

function repetitionRule(count: number | null): string {
  return `${FOLDS[count ?? 0] ?? `${count}-fold`} repetition`;
}

const MOVE_COUNTS: Readonly<Record<number, string>> = { 50: "fifty", 75: "seventy-five", 100: "hundred" };

function moveRule(count: number | null): string {
  return `${MOVE_COUNTS[count ?? 0] ?? count}-move rule`;
}
