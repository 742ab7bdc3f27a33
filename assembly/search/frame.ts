/** What a node remembers, in its ply's frame: for the plies below it, and for itself while the search is suspended. */
import { FRAMES, THREATS } from "../../src/layout/map.ts";
import {
  FRAME_ALPHA,
  FRAME_BEST,
  FRAME_BEST_MOVE,
  FRAME_BETA,
  FRAME_BYTES,
  FRAME_DEPTH,
  FRAME_END,
  FRAME_EVALUATION,
  FRAME_FOOTPRINT,
  FRAME_IN_CHECK,
  FRAME_LIST,
  FRAME_MOVE,
  FRAME_NEXT,
  FRAME_ORIGINAL_ALPHA,
  FRAME_REDUCTION,
  FRAME_SPARED,
  FRAME_STAGE,
  FRAME_TRIED,
} from "../../src/layout/search.ts";

import { and, any, loadSet, SET_SHIFT, Squares, single, storeSet } from "../bitboard.ts";

/** Footprint of a null move, and of the move before the root. */
export const NO_FOOTPRINT: i32 = -1;
/** Static evaluation of a position in check. */
export const NO_EVALUATION: i32 = -32600;

export function frameAt(ply: u32): usize {
  return FRAMES + <usize>ply * FRAME_BYTES;
}

export function saveWindow(frame: usize, alpha: i32, beta: i32, originalAlpha: i32, depth: i32): void {
  store<i32>(frame, alpha, FRAME_ALPHA);
  store<i32>(frame, beta, FRAME_BETA);
  store<i32>(frame, originalAlpha, FRAME_ORIGINAL_ALPHA);
  store<i32>(frame, depth, FRAME_DEPTH);
}

export function saveMoves(frame: usize, list: usize, next: usize, end: usize, move: u32, stage: u32): void {
  store<u32>(frame, <u32>list, FRAME_LIST);
  store<u32>(frame, <u32>next, FRAME_NEXT);
  store<u32>(frame, <u32>end, FRAME_END);
  store<u32>(frame, move, FRAME_MOVE);
  store<u32>(frame, stage, FRAME_STAGE);
}

export function saveBest(frame: usize, best: i32, bestMove: u32): void {
  store<i32>(frame, best, FRAME_BEST);
  store<u32>(frame, bestMove, FRAME_BEST_MOVE);
}

export function saveProgress(frame: usize, tried: i32, reduction: i32): void {
  store<i32>(frame, tried, FRAME_TRIED);
  store<i32>(frame, reduction, FRAME_REDUCTION);
}

export function saveSpared(frame: usize, spared: i32): void {
  store<i32>(frame, spared, FRAME_SPARED);
}

export function saveCheck(frame: usize, checked: bool): void {
  store<u32>(frame, checked ? 1 : 0, FRAME_IN_CHECK);
}

export function saveEvaluation(frame: usize, evaluation: i32): void {
  store<i32>(frame, evaluation, FRAME_EVALUATION);
}

function threatsAt(ply: u32): usize {
  return THREATS + ((<usize>ply) << SET_SHIFT);
}

/** Squares that the enemy attacks; all of them while that is unknown. */
export function saveThreats(ply: u32, squares: Squares): void {
  storeSet(threatsAt(ply), squares);
}

export function isThreatened(ply: u32, square: u32): bool {
  return any(and(loadSet(threatsAt(ply)), single(square)));
}

export function saveFootprint(frame: usize, footprint: i32): void {
  store<i32>(frame, footprint, FRAME_FOOTPRINT);
}

export function savedAlpha(frame: usize): i32 {
  return load<i32>(frame, FRAME_ALPHA);
}

export function savedBeta(frame: usize): i32 {
  return load<i32>(frame, FRAME_BETA);
}

export function savedOriginalAlpha(frame: usize): i32 {
  return load<i32>(frame, FRAME_ORIGINAL_ALPHA);
}

export function savedDepth(frame: usize): i32 {
  return load<i32>(frame, FRAME_DEPTH);
}

export function savedList(frame: usize): usize {
  return <usize>load<u32>(frame, FRAME_LIST);
}

export function savedNext(frame: usize): usize {
  return <usize>load<u32>(frame, FRAME_NEXT);
}

export function savedEnd(frame: usize): usize {
  return <usize>load<u32>(frame, FRAME_END);
}

export function savedMove(frame: usize): u32 {
  return load<u32>(frame, FRAME_MOVE);
}

export function savedStage(frame: usize): u32 {
  return load<u32>(frame, FRAME_STAGE);
}

export function savedBest(frame: usize): i32 {
  return load<i32>(frame, FRAME_BEST);
}

export function savedBestMove(frame: usize): u32 {
  return load<u32>(frame, FRAME_BEST_MOVE);
}

export function savedTried(frame: usize): i32 {
  return load<i32>(frame, FRAME_TRIED);
}

export function savedReduction(frame: usize): i32 {
  return load<i32>(frame, FRAME_REDUCTION);
}

export function savedSpared(frame: usize): i32 {
  return load<i32>(frame, FRAME_SPARED);
}

export function savedInCheck(frame: usize): bool {
  return load<u32>(frame, FRAME_IN_CHECK) != 0;
}

export function savedEvaluation(frame: usize): i32 {
  return load<i32>(frame, FRAME_EVALUATION);
}

/** Footprint of the move played `back` plies before the node at `ply`, or NO_FOOTPRINT. */
export function footprintBefore(ply: u32, back: u32): i32 {
  return back > ply ? NO_FOOTPRINT : load<i32>(frameAt(ply - back), FRAME_FOOTPRINT);
}
