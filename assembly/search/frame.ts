/** What a node remembers while the search is suspended: one frame a ply. */
import { FRAMES } from "../../src/layout/map.ts";
import {
  FRAME_ALPHA,
  FRAME_BEST,
  FRAME_BEST_MOVE,
  FRAME_BETA,
  FRAME_BYTES,
  FRAME_DEPTH,
  FRAME_END,
  FRAME_IN_CHECK,
  FRAME_LIST,
  FRAME_MOVE,
  FRAME_NEXT,
  FRAME_ORIGINAL_ALPHA,
  FRAME_STAGE,
} from "../../src/layout/search.ts";

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

export function saveBest(frame: usize, best: i32, bestMove: u32, checked: bool): void {
  store<i32>(frame, best, FRAME_BEST);
  store<u32>(frame, bestMove, FRAME_BEST_MOVE);
  store<u32>(frame, checked ? 1 : 0, FRAME_IN_CHECK);
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

export function savedInCheck(frame: usize): bool {
  return load<u32>(frame, FRAME_IN_CHECK) != 0;
}
