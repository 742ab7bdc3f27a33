/**
 * One node of the main search: principal variation search with null windows, as a list of steps.
 *
 * The search can be suspended between any two nodes and go on later as if nothing had happened. A suspended node saves
 * what it holds in its frame and returns; on resumption each node on the way takes its frame back and goes straight to
 * the child it was in. So the host can look at its clock and its mail every few milliseconds on one thread, and the
 * slicing never changes what is searched.
 */
import { POSITION_STRIDE } from "../../src/layout/position.ts";
import {
  BOUND_EXACT,
  BOUND_LOWER,
  BOUND_UPPER,
  INFINITE_SCORE,
  MATE_BOUND,
  MATE_SCORE,
  STAGE_FULL,
  STAGE_GENERATE,
  STAGE_NULL,
  STAGE_PICK,
  STAGE_REDUCED,
  STAGE_REMEMBERED,
  STAGE_SCOUT,
} from "../../src/layout/search.ts";
import { every } from "../bitboard.ts";
import { key, turn } from "../board/position.ts";
import { attackedBy } from "../evaluate/attacked.ts";
import { evaluate } from "../evaluate/evaluate.ts";
import { inCheck } from "../moves/checks.ts";
import { emitMoves, isPlainMove, lookForChecks } from "../moves/generate.ts";
import { moveTo } from "../moves/move.ts";
import { makeMove, makeNullMove } from "../moves/track.ts";
import { correctedEvaluation, learnError } from "./correction.ts";
import { clockRanOut, isRepeated, noteKey } from "./draw.ts";
import * as frames from "./frame.ts";
import { captureGain } from "./gain.ts";
import { boundOf, findHash, hashDepth, hashMove, hashScore, settlesWindow, storeHash } from "./hash.ts";
import { addKiller, addQuiet, continuationRow, footprintOf, quietScore } from "./history.ts";
import { clearLine, extendLine } from "./line.ts";
import { dropQuiets, leadWith, pickWithExchange, scoreMoves } from "./order.ts";
import { CHECK_EXTENSION, DEEPEST_PLY, HISTORY_BONUS, HISTORY_BONUS_LIMIT, IIR_DEPTH } from "./parameters.ts";
import * as prune from "./prune.ts";
import { quiesce } from "./quiesce.ts";
import { lateReduction } from "./reduce.ts";
import { arrived, budget, countNode, resuming, suspend, suspended, suspendedPly } from "./state.ts";

/** End of the root's move list, which the host may have shortened. */
export let rootEnd: usize = 0;

export function setRootEnd(end: usize): void {
  rootEnd = end;
}

/** Whether the first of several lines is being searched: only that one knows the root's best move. */
let rootIsWhole: bool = true;

export function setRootIsWhole(whole: bool): void {
  rootIsWhole = whole;
}

/** @returns the score for the side to move; meaningless while `suspended` */
export function searchNode(position: usize, ply: u32, alpha: i32, beta: i32, depth: i32, list: usize): i32 {
  const frame = frames.frameAt(ply);
  if (resuming && ply < suspendedPly) return searchMoves(position, ply, frame);
  if (resuming) arrived();
  else if (budget <= 0) {
    suspend(ply);
    return 0;
  }
  countNode(ply);
  clearLine(ply);
  noteKey(position, ply);
  if (ply) {
    if (isRepeated(position, ply)) return 0;
    alpha = max(alpha, <i32>ply - MATE_SCORE);
    beta = min(beta, MATE_SCORE - <i32>ply - 1);
    if (alpha >= beta) return alpha;
  }
  const principal = beta - alpha > 1;
  const entry = findHash(key(position), depth);
  if (entry && !principal && hashDepth(entry) >= depth && settlesWindow(entry, ply, alpha, beta))
    return hashScore(entry, ply);
  lookForChecks(position);
  const checked = inCheck;
  if (checked) depth += CHECK_EXTENSION;
  if (depth <= 0) return quiesce(position, ply, alpha, beta, list, true);
  if (ply >= DEEPEST_PLY) return evaluate(position);
  const remembered = entry ? hashMove(entry) : 0;
  const evaluation = checked ? frames.NO_EVALUATION : trustedEvaluation(position, entry, ply, frame);
  frames.saveEvaluation(frame, evaluation);
  frames.saveThreats(ply, checked ? every() : attackedBy(turn(position) ^ 1));
  let stage = STAGE_GENERATE;
  if (!checked && !principal) {
    if (prune.failsHighStatically(evaluation, beta, depth, isImproving(frame, ply))) return evaluation;
    if (prune.looksHopeless(evaluation, alpha, depth)) {
      const score = quiesce(position, ply, alpha, beta, list, true);
      if (score <= alpha) return score;
    }
    const passedBefore = frames.footprintBefore(ply, 1) == frames.NO_FOOTPRINT;
    if (prune.mayPass(evaluation, beta, depth, passedBefore)) stage = STAGE_NULL;
  }
  if (!remembered && depth >= IIR_DEPTH) depth--;
  frames.saveWindow(frame, alpha, beta, alpha, depth);
  frames.saveMoves(frame, list, list, list, remembered, stage);
  frames.saveBest(frame, -INFINITE_SCORE, 0);
  frames.saveProgress(frame, 0, 0);
  frames.saveSpared(frame, 0);
  frames.saveCheck(frame, checked);
  if (stage == STAGE_NULL) {
    frames.saveFootprint(frame, frames.NO_FOOTPRINT);
    makeNullMove(position);
  }
  return searchMoves(position, ply, frame);
}

/** The corrected evaluation, or the score of the hash table where that says more. */
function trustedEvaluation(position: usize, entry: usize, ply: u32, frame: usize): i32 {
  const evaluation = correctedEvaluation(position, frame);
  if (!entry) return evaluation;
  const score = hashScore(entry, ply);
  if (score > MATE_BOUND || score < -MATE_BOUND) return evaluation;
  const bound = boundOf(entry);
  if (bound == BOUND_EXACT || (bound == BOUND_LOWER && score > evaluation)) return score;
  return bound == BOUND_UPPER && score < evaluation ? score : evaluation;
}

/** Whether the side to move stands better than two plies ago. */
function isImproving(frame: usize, ply: u32): bool {
  const now = frames.savedEvaluation(frame);
  if (now == frames.NO_EVALUATION || ply < 2) return false;
  return now > frames.savedEvaluation(frames.frameAt(ply - 2));
}

/** Tries the moves of a node whose frame is set up: all of them, or those that are left after a suspension. */
function searchMoves(position: usize, ply: u32, frame: usize): i32 {
  const list = frames.savedList(frame);
  const beta = frames.savedBeta(frame);
  let depth = frames.savedDepth(frame);
  let spared = frames.savedSpared(frame);
  const checked = frames.savedInCheck(frame);
  const originalAlpha = frames.savedOriginalAlpha(frame);
  const evaluation = frames.savedEvaluation(frame);
  const principal = beta - originalAlpha > 1;
  const improving = isImproving(frame, ply);
  const last = continuationRow(frames.footprintBefore(ply, 1), 0);
  const earlier = continuationRow(frames.footprintBefore(ply, 2), 1);
  const child = position + POSITION_STRIDE;
  let end = frames.savedEnd(frame);
  let alpha = frames.savedAlpha(frame);
  let best = frames.savedBest(frame);
  let bestMove = frames.savedBestMove(frame);
  let next = frames.savedNext(frame);
  let move = frames.savedMove(frame);
  let stage = frames.savedStage(frame);
  let tried = frames.savedTried(frame);
  let reduction = frames.savedReduction(frame);
  while (true) {
    if (stage == STAGE_GENERATE) {
      lookForChecks(position);
      if (ply && move && tried == 0 && !clockRanOut(position) && isPlainMove(position, move, list))
        stage = STAGE_REMEMBERED;
      else {
        end = ply ? emitMoves(position, list, false) : rootEnd;
        if (end == list) return checked ? <i32>ply - MATE_SCORE : 0;
        if (ply && clockRanOut(position)) return 0;
        if (tried) {
          leadWith(list, end, move);
          next = list + 4;
        }
        scoreMoves(position, next, end, ply, move, last, earlier);
        stage = STAGE_PICK;
      }
    }
    if (stage == STAGE_PICK || stage == STAGE_REMEMBERED) {
      if (stage == STAGE_PICK) {
        if (next == end) {
          if (!spared) break;
          // Passing holds beta and no move does: zugzwang. The node starts again with all its depth.
          depth += spared;
          spared = 0;
          move = 0;
          best = -INFINITE_SCORE;
          tried = 0;
          next = list;
          end = list;
          stage = STAGE_GENERATE;
          continue;
        }
        move = pickWithExchange(position, next, end);
        next += 4;
      }
      const quiet = captureGain(position, move) <= 0;
      const droppable = best > -MATE_BOUND && ply != 0 && !checked;
      if (droppable && quiet && prune.enoughTried(depth, tried, improving)) {
        end = dropQuiets(position, next, end);
        continue;
      }
      const doubtful = droppable && isDoubtful(position, ply, move, depth, quiet, evaluation, alpha);
      makeMove(position, move);
      if (doubtful && !prune.isCheck(child)) continue;
      tried++;
      frames.saveFootprint(frame, footprintOf(position, move));
      const history = quiet ? quietScore(position, move, last, earlier) : 0;
      reduction = checked ? 0 : lateReduction(depth, tried - 1, quiet, principal, improving, history);
      stage = tried == 1 ? STAGE_FULL : reduction > 0 ? STAGE_REDUCED : STAGE_SCOUT;
    }
    const score = searchChild(child, ply, alpha, beta, depth, end, stage, reduction, evaluation);
    if (suspended) {
      frames.saveWindow(frame, alpha, beta, originalAlpha, depth);
      frames.saveMoves(frame, list, next, end, move, stage);
      frames.saveBest(frame, best, bestMove);
      frames.saveProgress(frame, tried, reduction);
      frames.saveSpared(frame, spared);
      return 0;
    }
    if (stage == STAGE_NULL) {
      if (score >= beta) {
        if (!prune.threatensZugzwang(position, depth)) return score > MATE_BOUND ? beta : score;
        spared = prune.nullReduction(evaluation, beta, depth);
        depth -= spared;
      }
      stage = STAGE_GENERATE;
      continue;
    }
    if (stage == STAGE_REDUCED && score > alpha) {
      stage = STAGE_SCOUT;
      continue;
    }
    if (stage == STAGE_SCOUT && score > alpha && score < beta) {
      stage = STAGE_FULL;
      continue;
    }
    stage = end == list ? STAGE_GENERATE : STAGE_PICK;
    if (score > best) {
      best = score;
      if (score > alpha) {
        bestMove = move;
        alpha = score;
        extendLine(ply, move);
      }
    }
    if (alpha >= beta) {
      rewardRefutation(position, ply, depth, list, next - 4, move, last, earlier);
      break;
    }
  }
  const bound = best >= beta ? BOUND_LOWER : best > originalAlpha ? BOUND_EXACT : BOUND_UPPER;
  if (ply || rootIsWhole) {
    storeHash(key(position), ply, depth, best, bound, bestMove);
    if (!checked && (!bestMove || captureGain(position, bestMove) <= 0)) learnError(frame, best, bound, depth);
  }
  return best;
}

/** The child with the window and the depth of its stage. */
function searchChild(
  child: usize,
  ply: u32,
  alpha: i32,
  beta: i32,
  depth: i32,
  list: usize,
  stage: u32,
  reduction: i32,
  evaluation: i32,
): i32 {
  if (stage == STAGE_NULL) {
    const left = depth - 1 - prune.nullReduction(evaluation, beta, depth);
    return -searchNode(child, ply + 1, -beta, 1 - beta, left, list);
  }
  const left = stage == STAGE_REDUCED ? depth - 1 - reduction : depth - 1;
  return -searchNode(child, ply + 1, stage == STAGE_FULL ? -beta : -alpha - 1, -alpha, left, list);
}

/** Whether a move is left out unless it gives check. */
function isDoubtful(position: usize, ply: u32, move: u32, depth: i32, quiet: bool, evaluation: i32, alpha: i32): bool {
  if (quiet && prune.isFutile(evaluation, alpha, depth)) return true;
  if (quiet && !frames.isThreatened(ply, moveTo(move))) return false;
  return prune.losesTooMuch(position, move, depth, quiet);
}

/** A quiet move that refuted is tried earlier elsewhere; the quiet moves tried before it in vain, later. */
export function rewardRefutation(
  position: usize,
  ply: u32,
  depth: i32,
  list: usize,
  at: usize,
  move: u32,
  last: usize,
  earlier: usize,
): void {
  if (captureGain(position, move) > 0) return;
  addKiller(ply, move);
  const amount = min(depth * HISTORY_BONUS, HISTORY_BONUS_LIMIT);
  addQuiet(position, move, last, earlier, amount);
  for (let before = list; before < at; before += 4) {
    const tried = load<u32>(before);
    if (captureGain(position, tried) <= 0) addQuiet(position, tried, last, earlier, -amount);
  }
}
