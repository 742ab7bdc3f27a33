/**
 * Makes a move on the board: the next position of the stack becomes the one after it, the one before stays as it is, so
 * taking a move back is forgetting the copy. Hash key and score are a second step, in `make.ts`: counting leaves needs
 * neither.
 */
import { MOVE_NORMAL } from "../../src/layout/move.ts";
import { POSITION_STRIDE } from "../../src/layout/position.ts";
import { squareSet, WORDS } from "../bitboard.ts";
import { moveFrom, moveTo, moveType } from "../board/move.ts";
import { boardByte, clock, movePiece, setBoardByte, setClock, setTurn, togglePieces, turn } from "../board/position.ts";
import { copyTail } from "../board/tail.ts";
import { EXPLOSIONS, RICH, SERIES, WALLS } from "../features.ts";
import * as hooks from "../hooks.generated.ts";
import { rules, setsClockBack } from "../tables/rules.ts";
import { movingKind } from "./mover.ts";
import { handOver } from "./turns.ts";

/** Returns the position after `move`, which must be legal; its key and score are those of the position before. */
export function makeMoveUnhashed(before: usize, move: u32): usize {
  if (RICH && hooks.isPass(move)) return passUnhashed(before, move);
  const position = before + POSITION_STRIDE;
  copyPosition(before, position);
  if (WALLS) hooks.build(position, before, move);
  const side = turn(before);
  const from = moveFrom(move);
  const to = moveTo(move);
  const kind = movingKind(before, move);
  setTurn(position, side ^ 1);
  setClock(position, setsClockBack(kind) ? 0 : clock(before) + 1);
  hooks.clear(position, before);
  hooks.carry(position, before, from, to);
  if (hooks.isOwn(move)) {
    hooks.makeOwn(position, before, move);
  } else {
    const at = hooks.victim(to, before, move);
    const captured = boardByte(before, at);
    if (captured) {
      togglePieces(position, side ^ 1, captured - 1, squareSet(at));
      setBoardByte(position, at, 0);
      setClock(position, 0);
    }
    movePiece(position, side, kind, from, to);
    if (moveType(move) != MOVE_NORMAL) hooks.apply(position, before, move);
    if (EXPLOSIONS && captured) hooks.burst(position, before, move);
  }
  hooks.settle(position, before, move);
  hooks.countUp(position, before);
  if (SERIES && rules.series) handOver(position, before, move);
  return position;
}

function passUnhashed(before: usize, move: u32): usize {
  const position = makeNullMoveUnhashed(before);
  if (WALLS) hooks.build(position, before, move);
  hooks.settle(position, before, move);
  hooks.countUp(position, before);
  return position;
}

/** The position after a null move; its key is that of the position before. */
export function makeNullMoveUnhashed(before: usize): usize {
  const position = before + POSITION_STRIDE;
  copyPosition(before, position);
  setTurn(position, turn(before) ^ 1);
  setClock(position, clock(before) + 1);
  hooks.clear(position, before);
  return position;
}

/** Nine vectors are in every record; the rest are sets by kind. Unrolled: 1.25 times the speed of a loop of words. */
function copyPosition(before: usize, position: usize): void {
  if (WORDS > 2) {
    memory.copy(position, before, rules.positionBytes);
    copyTail(before, position);
    return;
  }
  v128.store(position, v128.load(before));
  v128.store(position, v128.load(before, 16), 16);
  v128.store(position, v128.load(before, 32), 32);
  v128.store(position, v128.load(before, 48), 48);
  v128.store(position, v128.load(before, 64), 64);
  v128.store(position, v128.load(before, 80), 80);
  v128.store(position, v128.load(before, 96), 96);
  v128.store(position, v128.load(before, 112), 112);
  v128.store(position, v128.load(before, 128), 128);
  const bytes = rules.positionBytes;
  for (let offset: usize = 144; offset < bytes; offset += 16) v128.store(position + offset, v128.load(before + offset));
  if (RICH) copyTail(before, position);
}
