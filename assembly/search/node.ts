/**
 * One node of the main search: principal variation search with null windows.
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
  MATE_SCORE,
  STAGE_FULL,
  STAGE_PICK,
  STAGE_SCOUT,
} from "../../src/layout/search.ts";
import { key, kindOn, sideKindOf, turn } from "../board/position.ts";
import { evaluate } from "../evaluate/evaluate.ts";
import { inCheck } from "../moves/checks.ts";
import { emitMoves, lookForChecks } from "../moves/generate.ts";
import { makeMove } from "../moves/make.ts";
import { moveFrom, moveTo } from "../moves/move.ts";
import { clockRanOut, isRepeated } from "./draw.ts";
import * as frames from "./frame.ts";
import { boundOf, findHash, hashDepth, hashMove, hashScore, storeHash } from "./hash.ts";
import { addHistory, addKiller } from "./history.ts";
import { clearLine, extendLine } from "./line.ts";
import { captureGain, pickMove, scoreMoves } from "./order.ts";
import { CHECK_EXTENSION, DEEPEST_PLY } from "./parameters.ts";
import { quiesce } from "./quiesce.ts";
import { arrived, budget, countNode, resuming, suspend, suspended, suspendedPly } from "./state.ts";

/** End of the root's move list, which the host may have shortened. */
export let rootEnd: usize = 0;

export function setRootEnd(end: usize): void {
  rootEnd = end;
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
  clearLine(ply);
  lookForChecks(position);
  const checked = inCheck;
  if (checked) depth += CHECK_EXTENSION;
  if (ply && isRepeated(position, ply)) return 0;
  if (depth <= 0) return quiesce(position, ply, alpha, beta, list);
  countNode(ply);
  if (ply >= DEEPEST_PLY) return evaluate(position);
  const entry = findHash(key(position));
  if (ply && entry && cutsOff(entry, ply, alpha, beta, depth)) return hashScore(entry, ply);
  const remembered = entry ? hashMove(entry) : 0;
  const end = ply ? emitMoves(position, list, false) : rootEnd;
  if (end == list) return checked ? <i32>ply - MATE_SCORE : 0;
  if (ply && clockRanOut(position)) return 0;
  scoreMoves(position, list, end, ply, remembered);
  frames.saveWindow(frame, alpha, beta, alpha, depth);
  frames.saveMoves(frame, list, list, end, 0, STAGE_PICK);
  frames.saveBest(frame, -INFINITE_SCORE, 0, checked);
  return searchMoves(position, ply, frame);
}

function cutsOff(entry: usize, ply: u32, alpha: i32, beta: i32, depth: i32): bool {
  if (hashDepth(entry) < depth) return false;
  const score = hashScore(entry, ply);
  const bound = boundOf(entry);
  return bound == BOUND_EXACT || (bound == BOUND_LOWER && score >= beta) || (bound == BOUND_UPPER && score <= alpha);
}

/** Tries the moves of a node whose frame is set up: all of them, or those that are left after a suspension. */
function searchMoves(position: usize, ply: u32, frame: usize): i32 {
  const list = frames.savedList(frame);
  const end = frames.savedEnd(frame);
  const beta = frames.savedBeta(frame);
  const depth = frames.savedDepth(frame);
  let alpha = frames.savedAlpha(frame);
  let best = frames.savedBest(frame);
  let bestMove = frames.savedBestMove(frame);
  let next = frames.savedNext(frame);
  let move = frames.savedMove(frame);
  let stage = frames.savedStage(frame);
  const child = position + POSITION_STRIDE;
  while (true) {
    if (stage == STAGE_PICK) {
      if (next == end) break;
      move = pickMove(next, end);
      stage = next == list ? STAGE_FULL : STAGE_SCOUT;
      next += 4;
      makeMove(position, move);
    }
    const low = stage == STAGE_SCOUT ? -alpha - 1 : -beta;
    const score = -searchNode(child, ply + 1, low, -alpha, depth - 1, end);
    if (suspended) {
      frames.saveWindow(frame, alpha, beta, frames.savedOriginalAlpha(frame), depth);
      frames.saveMoves(frame, list, next, end, move, stage);
      frames.saveBest(frame, best, bestMove, frames.savedInCheck(frame));
      return 0;
    }
    if (stage == STAGE_SCOUT && score > alpha && score < beta) {
      stage = STAGE_FULL;
      continue;
    }
    stage = STAGE_PICK;
    if (score > best) {
      best = score;
      if (score > alpha) {
        bestMove = move;
        alpha = score;
        extendLine(ply, move);
      }
    }
    if (alpha >= beta) {
      rewardRefutation(position, ply, depth, list, next - 4, move);
      break;
    }
  }
  remember(position, ply, depth, best, bestMove, frames.savedOriginalAlpha(frame), beta);
  return best;
}

/** A quiet move that refuted is tried earlier elsewhere; the quiet moves tried before it in vain, later. */
function rewardRefutation(position: usize, ply: u32, depth: i32, list: usize, at: usize, move: u32): void {
  if (captureGain(position, move) > 0) return;
  addKiller(ply, move);
  const amount = min(depth * depth, 400);
  rewardMove(position, move, amount);
  for (let earlier = list; earlier < at; earlier += 4) {
    const tried = load<u32>(earlier);
    if (captureGain(position, tried) <= 0) rewardMove(position, tried, -amount);
  }
}

function rewardMove(position: usize, move: u32, amount: i32): void {
  addHistory(sideKindOf(turn(position), kindOn(position, moveFrom(move))), moveTo(move), amount);
}

function remember(position: usize, ply: u32, depth: i32, best: i32, move: u32, originalAlpha: i32, beta: i32): void {
  const bound = best >= beta ? BOUND_LOWER : best > originalAlpha ? BOUND_EXACT : BOUND_UPPER;
  storeHash(key(position), ply, depth, best, bound, move);
}
