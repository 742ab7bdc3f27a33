/** Which move to try next: scores all moves of a list once, then picks the best that is left. */
import { MOVE_SCORES, MOVES } from "../../src/layout/map.ts";
import { MOVE_CASTLING, MOVE_EN_PASSANT, MOVE_PROMOTION } from "../../src/layout/move.ts";
import { boardByte, kindOn, sideKindOf, turn } from "../board/position.ts";
import { moveExtra, moveFrom, moveTo, moveType } from "../moves/move.ts";
import { pieceValue } from "../tables/rules.ts";
import { historyScore, isKiller } from "./history.ts";
import { ORDER_CAPTURE, ORDER_HASH, ORDER_KILLER, VICTIM_WEIGHT } from "./parameters.ts";

const SCORE_OFFSET: usize = MOVE_SCORES - MOVES;

export function scoreMoves(position: usize, list: usize, end: usize, ply: u32, hashMove: u32): void {
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    store<i32>(at + SCORE_OFFSET, move == hashMove ? ORDER_HASH : orderScore(position, move, ply));
  }
}

function orderScore(position: usize, move: u32, ply: u32): i32 {
  const gain = captureGain(position, move);
  const kind = kindOn(position, moveFrom(move));
  if (gain > 0) return ORDER_CAPTURE + gain * VICTIM_WEIGHT - pieceValue(kind);
  if (isKiller(ply, move)) return ORDER_KILLER;
  return historyScore(sideKindOf(turn(position), kind), moveTo(move));
}

/** Value of what a move takes and of what it promotes to, in hundredths of a pawn; 0 for a quiet move. */
export function captureGain(position: usize, move: u32): i32 {
  const type = moveType(move);
  if (type == MOVE_CASTLING) return 0;
  const victim = boardByte(position, moveTo(move));
  let gain = victim ? pieceValue(victim - 1) + 1 : 0;
  if (type == MOVE_EN_PASSANT) gain += pieceValue(kindOn(position, moveFrom(move))) + 1;
  if (type == MOVE_PROMOTION) gain += pieceValue(moveExtra(move)) - pieceValue(kindOn(position, moveFrom(move)));
  return gain;
}

/** Brings the best move from `at` on to `at` and returns it. */
export function pickMove(at: usize, end: usize): u32 {
  let best = at;
  let bestScore = load<i32>(at + SCORE_OFFSET);
  for (let other = at + 4; other < end; other += 4) {
    const score = load<i32>(other + SCORE_OFFSET);
    if (score > bestScore) {
      best = other;
      bestScore = score;
    }
  }
  const move = load<u32>(best);
  store<u32>(best, load<u32>(at));
  store<i32>(best + SCORE_OFFSET, load<i32>(at + SCORE_OFFSET));
  store<u32>(at, move);
  return move;
}
