/** Quiescence: captures and promotions that do not lose by exchange, so that the evaluation sees no piece in the air. */
import {
  BOUND_EXACT,
  BOUND_LOWER,
  BOUND_UPPER,
  INFINITE_SCORE,
  MATE_BOUND,
  MATE_SCORE,
} from "../../src/layout/search.ts";
import { key } from "../board/position.ts";
import { evaluate, QUICK_MARGIN, quickEvaluation } from "../evaluate/evaluate.ts";
import { inCheck } from "../moves/checks.ts";
import { emitMoves, lookForChecks } from "../moves/generate.ts";
import { makeMove } from "../moves/track.ts";
import { exchangeReaches } from "./exchange.ts";
import { NO_FOOTPRINT } from "./frame.ts";
import { captureGain } from "./gain.ts";
import { findHash, hashMove, hashScore, settlesWindow, storeHash } from "./hash.ts";
import { continuationRow } from "./history.ts";
import { pickMove, scoreMoves, scoreTactical } from "./order.ts";
import { DEEPEST_PLY, DELTA_MARGIN, QUIESCENCE_NODES } from "./parameters.ts";
import { countNode } from "./state.ts";

/** Nodes below the one where the main search ended. */
let nodesBelow: u32 = 0;

/**
 * In check all moves are tried, and standing still is no choice.
 * @param isRoot whether the main search comes straight from above: only such positions go through the hash table, because
 * a look there for every capture costs more time than it saves
 */
export function quiesce(position: usize, ply: u32, alpha: i32, beta: i32, list: usize, isRoot: bool): i32 {
  if (isRoot) nodesBelow = 0;
  else countNode(ply);
  if (ply >= DEEPEST_PLY || ++nodesBelow > QUIESCENCE_NODES) return evaluate(position);
  const entry = isRoot ? findHash(key(position), 0) : 0;
  if (entry && beta - alpha == 1 && settlesWindow(entry, ply, alpha, beta)) return hashScore(entry, ply);
  lookForChecks(position);
  const checked = inCheck;
  let best: i32 = -INFINITE_SCORE;
  if (!checked) {
    best = quickEvaluation(position);
    if (best - QUICK_MARGIN < beta && best + QUICK_MARGIN > alpha) best = evaluate(position);
    else best += best >= beta ? -QUICK_MARGIN : QUICK_MARGIN;
    if (best >= beta) return best;
  }
  const standing = best;
  const floor = alpha;
  if (best > alpha) alpha = best;
  const end = emitMoves(position, list, !checked);
  if (checked) {
    const noRow = continuationRow(NO_FOOTPRINT, 0);
    if (end == list) return <i32>ply - MATE_SCORE;
    scoreMoves(position, list, end, ply, entry ? hashMove(entry) : 0, noRow, noRow);
  } else scoreTactical(position, list, end);
  let bestMove: u32 = 0;
  for (let at = list; at < end; at += 4) {
    const move = pickMove(at, end);
    if (!checked) {
      if (standing + captureGain(position, move) + DELTA_MARGIN <= alpha && best > -MATE_BOUND) continue;
      if (!exchangeReaches(position, move, 0)) continue;
    }
    const score = -quiesce(makeMove(position, move), ply + 1, -beta, -alpha, end, false);
    if (score > best) {
      best = score;
      if (score > alpha) {
        alpha = score;
        bestMove = move;
        if (alpha >= beta) break;
      }
    }
  }
  if (!isRoot) return best;
  const bound = best >= beta ? BOUND_LOWER : best > floor ? BOUND_EXACT : BOUND_UPPER;
  storeHash(key(position), ply, 0, best, bound, bestMove);
  return best;
}
