/** Makes moves and keeps hash key, score and material up to date: what a search needs of a position besides the board. */
import { moveFrom, moveTo } from "../board/move.ts";
import {
  boardByte,
  key,
  nonPawnMaterial,
  setKey,
  setNonPawnMaterial,
  setWhiteScore,
  sideKindOf,
  turn,
  whiteScore,
} from "../board/position.ts";
import { RICH } from "../features.ts";
import * as hooks from "../hooks.generated.ts";
import { psqt } from "../tables/psqt.ts";
import { rules } from "../tables/rules.ts";
import { makeMoveUnhashed, makeNullMoveUnhashed } from "./make-unhashed.ts";
import { movingKind } from "./mover.ts";

/** Returns the position after `move`, which must be legal. */
export function makeMove(before: usize, move: u32): usize {
  const position = makeMoveUnhashed(before, move);
  if (RICH && hooks.isPass(move)) return withTurnKey(before, position);
  const side = turn(before);
  const to = moveTo(move);
  const kind = movingKind(before, move);
  const becomes = hooks.becomes(kind, move);
  const leaving = psqt(sideKindOf(side, kind), moveFrom(move));
  const arriving = psqt(sideKindOf(side, becomes), to);
  let hash = stateKey(before, position) ^ leaving.key ^ arriving.key;
  let score = whiteScore(before) - leaving.score + arriving.score;
  if (hooks.isOwn(move)) {
    hash = hooks.ownKey(hash, before, move);
    score = hooks.ownScore(score, before, move);
  } else {
    const at = hooks.victim(to, before, move);
    const captured = boardByte(before, at);
    if (captured) {
      const taken = psqt(sideKindOf(side ^ 1, captured - 1), at);
      hash ^= taken.key;
      score -= taken.score;
      setNonPawnMaterial(position, nonPawnMaterial(before) - taken.material);
    }
    if (becomes != kind) {
      setNonPawnMaterial(position, nonPawnMaterial(position) + arriving.material - leaving.material);
    }
  }
  if (RICH && becomes != kind && hooks.isOwn(move)) {
    setNonPawnMaterial(position, nonPawnMaterial(before) + arriving.material - leaving.material);
  }
  if (RICH && !boardByte(before, moveFrom(move))) {
    // it comes onto the board, and leaves no square
    hash ^= leaving.key;
    score += leaving.score;
    setNonPawnMaterial(position, nonPawnMaterial(before) + arriving.material);
  }
  setKey(position, hash);
  setWhiteScore(position, score);
  hooks.tally(position, before, move);
  return position;
}

/** The position after a null move: the side to move passes. */
export function makeNullMove(before: usize): usize {
  return withTurnKey(before, makeNullMoveUnhashed(before));
}

function withTurnKey(before: usize, position: usize): usize {
  setKey(position, stateKey(before, position));
  return position;
}

/** The key before, changed by turn and rules. */
function stateKey(before: usize, position: usize): u64 {
  return hooks.stateKey(key(before) ^ rules.turnKey, before, position);
}
