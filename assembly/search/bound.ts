/** What a score says: whether it tells of a mate, and what it can vouch for. */
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER, MATE_BOUND } from "../../src/layout/search.ts";

export function isMateScore(score: i32): bool {
  return score > MATE_BOUND || score < -MATE_BOUND;
}

/** The kind of bound that a score is when it was searched for in a window. */
export function boundFor(score: i32, alpha: i32, beta: i32): u32 {
  return score >= beta ? BOUND_LOWER : score > alpha ? BOUND_EXACT : BOUND_UPPER;
}
