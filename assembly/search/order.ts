/** Which move to try next: scores all moves of a list once, then picks the best that is left. */
import { MOVE_SCORES, MOVES } from "../../src/layout/map.ts";
import { moveFrom } from "../board/move.ts";
import { kindOn } from "../board/position.ts";
import { Node } from "../records.generated.ts";
import { pieceValue } from "../tables/rules.ts";
import { captureGain } from "./gain.ts";
import { isKiller, quietScore } from "./history.ts";
import { ORDER_BAD_CAPTURE, ORDER_CAPTURE, ORDER_HASH, ORDER_KILLER, VICTIM_WEIGHT } from "./parameters.ts";
import { seeAtLeast } from "./see.ts";

const SCORE_OFFSET: usize = MOVE_SCORES - MOVES;

/** All that are left of a node's moves. */
export function scoreMoves(node: Node): void {
  const position = node.position;
  const ply = node.ply;
  const hashMove = node.hashMove;
  const last = node.lastRow;
  const earlier = node.earlierRow;
  const end = node.end;
  for (let at = node.next; at < end; at += 4) {
    const move = load<u32>(at);
    const gain = captureGain(position, move);
    let score = ORDER_HASH;
    if (move != hashMove) {
      if (gain > 0) score = ORDER_CAPTURE + gain * VICTIM_WEIGHT - pieceValue(kindOn(position, moveFrom(move)));
      else score = isKiller(ply, move) ? ORDER_KILLER : quietScore(position, move, last, earlier);
    }
    store<i32>(at + SCORE_OFFSET, score);
  }
}

/** Brings a move of the list to its front. */
export function leadWith(list: usize, end: usize, move: u32): void {
  for (let at = list; at < end; at += 4) {
    if (load<u32>(at) == move) {
      store<u32>(at, load<u32>(list));
      store<u32>(list, move);
      return;
    }
  }
}

/** Tactical moves alone, for quiescence. */
export function scoreTactical(position: usize, list: usize, end: usize): void {
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    const gain = captureGain(position, move);
    store<i32>(at + SCORE_OFFSET, gain * VICTIM_WEIGHT - pieceValue(kindOn(position, moveFrom(move))));
  }
}

/** Brings the best move from `at` on to `at` and returns it. */
export function pickMove(at: usize, end: usize): u32 {
  const bestScore = highestScore(at, end);
  let best = at;
  while (load<i32>(best + SCORE_OFFSET) != bestScore) best += 4;
  const move = load<u32>(best);
  store<u32>(best, load<u32>(at));
  store<i32>(best + SCORE_OFFSET, load<i32>(at + SCORE_OFFSET));
  store<u32>(at, move);
  store<i32>(at + SCORE_OFFSET, bestScore);
  return move;
}

/** Four at a time: lists are scanned once for every move that is tried. */
function highestScore(at: usize, end: usize): i32 {
  let four = i32x4.splat(load<i32>(at + SCORE_OFFSET));
  for (; at + 16 <= end; at += 16) four = i32x4.max_s(four, v128.load(at + SCORE_OFFSET));
  let highest = max(
    max(i32x4.extract_lane(four, 0), i32x4.extract_lane(four, 1)),
    max(i32x4.extract_lane(four, 2), i32x4.extract_lane(four, 3)),
  );
  for (; at < end; at += 4) highest = max(highest, load<i32>(at + SCORE_OFFSET));
  return highest;
}

/** The same, but captures that lose by SEE wait until the quiet moves have been tried. Without it 1.06 nodes; 57.5 %. */
export function pickWithSee(position: usize, at: usize, end: usize): u32 {
  while (true) {
    const move = pickMove(at, end);
    const score = pickedScore(at);
    const unknown = score > ORDER_KILLER && score < ORDER_HASH;
    if (!unknown || seeAtLeast(position, move, 0)) return move;
    store<i32>(at + SCORE_OFFSET, score - ORDER_CAPTURE + ORDER_BAD_CAPTURE);
  }
}

/** The ordering score of the move that was picked at `at`. */
export function pickedScore(at: usize): i32 {
  return load<i32>(at + SCORE_OFFSET);
}

/** Takes the quiet moves out of the rest of a list, once none of them is to be tried. @returns the new end */
export function dropQuiets(position: usize, at: usize, end: usize): usize {
  let kept = at;
  for (; at < end; at += 4) {
    const move = load<u32>(at);
    if (captureGain(position, move) <= 0) continue;
    store<u32>(kept, move);
    store<i32>(kept + SCORE_OFFSET, pickedScore(at));
    kept += 4;
  }
  return kept;
}
