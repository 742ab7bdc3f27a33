/** How games end, and which draws may be claimed. */

import { type BySide, otherSide, type Side, WHITE } from "../geometry/board.ts";
import { type Ended, goalOfRepetition, reasonOf, stuckResult } from "../rules/kernel.ts";
import type { GoalReason } from "../rules/model.ts";
import type { Variant } from "../variant/variant.ts";

/** From White's side. */
export type Result = "1-0" | "0-1" | "1/2-1/2";

/** How a game ended, or would end by a claim. */
export interface Outcome {
  readonly result: Result;
  /** 0 when White has won, 1 when Black has; null for a draw. */
  readonly winner: Side | null;
  /** Why, for programs: the same whatever numbers a variant has. */
  readonly code: ReasonCode;
  /** In words: `checkmate`, `stalemate`, `insufficient material`, `threefold repetition`, `fifty-move rule`,
   *  `fivefold repetition`, `seventy-five-move rule`, `resignation`, `agreement`, `time forfeit`; with other numbers
   *  where a variant has them. */
  readonly reason: string;
}

/** Why a game is over. The list is closed within a major version; `outcome.reason` says the same in words, with numbers. */
export type ReasonCode =
  | GoalReason
  /** The side to move is in check and has no legal move. */
  | "checkmate"
  /** The side to move is not in check and has no legal move. */
  | "stalemate"
  /** No sequence of moves can mate. */
  | "insufficient-material"
  /** The position has come up as often as it may, or as often as a claim needs. */
  | "repetition"
  /** As many moves as the variant allows, or as a claim needs, were neither a capture nor one that resets the clock. */
  | "move-rule"
  /** More moves have been made than the count of the few pieces left allows. */
  | "counting"
  /** A side has given up, or a record says that it has won before the rules said so. */
  | "resignation"
  /** Both sides wanted a draw, or a record says that it is one. */
  | "agreement"
  /** A side's time is used up. */
  | "time-forfeit"
  /** What a record says in its tag `Termination`, which is the reason: `abandoned`, `adjudication`, `rules infraction`. */
  | "termination";

/** The code of an end, and its words where they are not the code's own. */
export type Ending = readonly [code: ReasonCode, words?: string];

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
  /** The last ply of the count that runs, whose plies they are then; null while no count runs. */
  readonly countLimit: number | null;
  /** How the game has ended for the side to move by what the board and its counts show. */
  readonly ended: Ended | null;
  /** Pieces of White and of Black, where the side to move has no legal move. */
  readonly pieces: BySide<number> | null;
  /** The side for which a draw is a win now, or null. */
  readonly drawWinner: Side | null;
}

/** The outcome that the rules give without a claim, or null. Mate takes precedence over every draw. */
export function judge(rules: Pick<Variant, "goals" | "draws">, standing: Standing): Outcome | null {
  const { repetition, moves, deadPosition } = rules.draws;
  const { turn, movable, occurrences, halfmoves, countLimit, ended } = standing;
  if (ended) return outcomeFor(standing, turn, ended.result, reasonOf(ended.condition));
  if (!movable) return judgeStuck(rules, standing);
  const repeated = occurrences > 1 ? goalOfRepetition(rules, repetition.end, standing) : null;
  if (repeated) {
    const { player, goal } = repeated;
    const { condition } = goal;
    const ending = condition.type === "repetition" ? repetitionRule(condition.number) : reasonOf(condition);
    return outcomeFor(standing, player, goal.result, ending);
  }
  if (deadPosition && standing.dead) return drawn(standing, ["insufficient-material"]);
  if (reached(occurrences, repetition.end)) return drawn(standing, repetitionRule(repetition.end));
  if (countLimit !== null) return halfmoves > countLimit ? drawn(standing, ["counting"]) : null;
  if (reached(halfmoves, moves.end && moves.end * 2)) return drawn(standing, moveRule(moves.end));
  return null;
}

/** Without a legal move. */
function judgeStuck(rules: Pick<Variant, "goals">, standing: Standing): Outcome {
  const { turn, check, pieces: counts } = standing;
  const pieces = counts ?? [0, 0];
  return outcomeFor(standing, turn, stuckResult(rules, check, [pieces[turn], pieces[otherSide(turn)]]), [
    check ? "checkmate" : "stalemate",
  ]);
}

function outcomeFor(standing: Drawing, side: Side, result: "win" | "lose" | "draw", ending: Ending): Outcome {
  if (result === "draw") return drawn(standing, ending);
  return ended(result === "win" ? side : otherSide(side), ending);
}

/** The draw that the side to move may claim, or null. */
export function claimable({ draws }: Pick<Variant, "draws">, standing: Standing): Outcome | null {
  const { repetition, moves } = draws;
  const { occurrences, halfmoves, countLimit } = standing;
  if (reached(occurrences, repetition.claim)) return drawn(standing, repetitionRule(repetition.claim));
  if (countLimit !== null) return null;
  if (reached(halfmoves, moves.claim && moves.claim * 2)) return drawn(standing, moveRule(moves.claim));
  return null;
}

/** @param winner null for a draw */
export function ended(winner: Side | null, [code, words = code.replaceAll("-", " ")]: Ending): Outcome {
  const result = winner === null ? "1/2-1/2" : winner === WHITE ? "1-0" : "0-1";
  return { result, winner, code, reason: words };
}

/** A draw, which some variants count as a win of one side. */
export function drawn({ drawWinner }: Drawing, ending: Ending): Outcome {
  return ended(drawWinner, ending);
}

/** The winner's side of each result. */
export const WINNERS: Readonly<Record<Result, Side | null>> = { "1-0": 0, "0-1": 1, "1/2-1/2": null };

/** What a record's tag `Termination` says of an end, or null where it says nothing of its own. */
export function toldBy(termination: string | undefined): Ending | null {
  if (!termination || /^(normal|unterminated)$/i.test(termination)) return null;
  return termination.toLowerCase() === TIME_FORFEIT ? ["time-forfeit"] : ["termination", termination];
}

/** How a game ends that the rules do not end. */
export function usualEnd(winner: Side | null, claim: Outcome | null): Ending {
  if (winner !== null) return ["resignation"];
  return claim ? [claim.code, claim.reason] : ["agreement"];
}

type Drawing = Pick<Standing, "drawWinner">;

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

function repetitionRule(count: number | null): Ending {
  return ["repetition", `${FOLDS[count ?? 0] ?? `${count}-fold`} repetition`];
}

const MOVE_COUNTS: Readonly<Record<number, string>> = { 50: "fifty", 75: "seventy-five", 100: "hundred" };

function moveRule(count: number | null): Ending {
  return ["move-rule", `${MOVE_COUNTS[count ?? 0] ?? count}-move rule`];
}
