/** Quiescence: captures and promotions only, so that the evaluation sees no piece in the air. */
import { INFINITE_SCORE, MATE_SCORE } from "../../src/layout/search.ts";
import { evaluate } from "../evaluate/evaluate.ts";
import { inCheck } from "../moves/checks.ts";
import { emitMoves, lookForChecks } from "../moves/generate.ts";
import { makeMove } from "../moves/make.ts";
import { pickMove, scoreMoves } from "./order.ts";
import { DEEPEST_PLY } from "./parameters.ts";
import { countNode } from "./state.ts";

/** In check all moves are tried, and standing still is no choice. */
export function quiesce(position: usize, ply: u32, alpha: i32, beta: i32, list: usize): i32 {
  countNode(ply);
  if (ply >= DEEPEST_PLY) return evaluate(position);
  lookForChecks(position);
  const checked = inCheck;
  let best: i32 = -INFINITE_SCORE;
  if (!checked) {
    best = evaluate(position);
    if (best >= beta) return best;
    if (best > alpha) alpha = best;
  }
  const end = emitMoves(position, list, !checked);
  if (checked && end == list) return <i32>ply - MATE_SCORE;
  scoreMoves(position, list, end, ply, 0);
  for (let at = list; at < end; at += 4) {
    const score = -quiesce(makeMove(position, pickMove(at, end)), ply + 1, -beta, -alpha, end);
    if (score > best) best = score;
    if (best > alpha) alpha = best;
    if (alpha >= beta) break;
  }
  return best;
}
