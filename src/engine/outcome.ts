/** How games end, and which draws may be claimed. */

import { type BySide, otherSide, type Side, WHITE } from "../geometry/board.ts";
import { type Ended, reasonOf, stuckResult } from "../rules/kernel.ts";
import type { Draws } from "../rules/model.ts";
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
  if (ended) return outcomeFor(turn, ended.result, reasonOf(ended.condition));
  if (!movable) return judgeStuck(rules, standing);
  if (deadPosition && standing.dead) return draw("insufficient material");
  if (reached(occurrences, repetition.end)) return draw(repetitionRule(repetition.end));
  if (reached(halfmoves, moves.end && moves.end * 2)) return draw(moveRule(moves.end));
  return null;
}

/** Without a legal move. */
function judgeStuck(rules: Pick<Variant, "goals">, { turn, check, pieces: counts }: Standing): Outcome {
  const pieces = counts ?? [0, 0];
  return outcomeFor(
    turn,
    stuckResult(rules, check, [pieces[turn], pieces[otherSide(turn)]]),
    check ? "checkmate" : "stalemate",
  );
}

function outcomeFor(side: Side, result: "win" | "lose" | "draw", reason: string): Outcome {
  if (result === "draw") return draw(reason);
  return win(result === "win" ? side : otherSide(side), reason);
}

/** The draw that the side to move may claim, or null. */
export function claimable({ repetition, moves }: Draws, { occurrences, halfmoves }: Standing): Outcome | null {
  if (reached(occurrences, repetition.claim)) return draw(repetitionRule(repetition.claim));
  if (reached(halfmoves, moves.claim && moves.claim * 2)) return draw(moveRule(moves.claim));
  return null;
}

export function win(side: Side, reason: string): Outcome {
  return { result: side === WHITE ? "1-0" : "0-1", reason };
}

export function draw(reason: string): Outcome {
  return { result: "1/2-1/2", reason };
}

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
