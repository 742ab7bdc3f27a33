/** What a score says: whether it tells of a mate or of another end, and what it can vouch for. */
import { VERDICT_DRAWN, VERDICT_RESULT, VERDICT_WON } from "../../src/layout/rules/goals.ts";
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER, MATE_BOUND, MATE_SCORE } from "../../src/layout/search.ts";
import { turn } from "../board/position.ts";
import { RICH } from "../features.ts";
import * as hooks from "../hooks.generated.ts";
import { rules } from "../tables/rules.ts";

/** The score of a side to move without a legal move. */
export function stuckScore(position: usize, checked: bool, ply: u32): i32 {
  if (RICH) return verdictScore(position, hooks.stuck(0, position, checked), ply);
  return checked ? <i32>ply - MATE_SCORE : 0;
}

/** Of a VERDICT_ of the side to move: as of mates, the sooner the better for whoever wins. */
export function verdictScore(position: usize, verdict: u32, ply: u32): i32 {
  const result = verdict & VERDICT_RESULT;
  if (result == VERDICT_DRAWN) return drawScore(position, ply);
  return result == VERDICT_WON ? MATE_SCORE - <i32>ply : <i32>ply - MATE_SCORE;
}

/** Of a draw, which some variants count as a win of one side. */
export function drawScore(position: usize, ply: u32): i32 {
  return drawWorth(position, MATE_SCORE - <i32>ply);
}

/** The same for a draw that is worth so much to the side for which it is a win. */
export function drawWorth(position: usize, won: i32): i32 {
  if (!RICH || !rules.drawsWin) return 0;
  const sides = hooks.winsDraws(rules.drawsWin, position);
  if (!sides) return 0;
  return (sides >> turn(position)) & 1 ? won : -won;
}

export function isMateScore(score: i32): bool {
  return score > MATE_BOUND || score < -MATE_BOUND;
}

/** The kind of bound that a score is when it was searched for in a window. */
export function boundFor(score: i32, alpha: i32, beta: i32): u32 {
  return score >= beta ? BOUND_LOWER : score > alpha ? BOUND_EXACT : BOUND_UPPER;
}
