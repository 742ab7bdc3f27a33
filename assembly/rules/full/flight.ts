/**
 * Kings that may not flee: in check the king moves only to take the one piece that gives it. Others may take that piece or come
 * between, as ever.
 */

import { MOVE_NORMAL } from "../../../src/layout/move.ts";
import { isAttacked } from "../../attacks/attacks.ts";
import { inCheck } from "../../attacks/checks.ts";
import { takersOn } from "../../attacks/takers.ts";
import { squareSet, without } from "../../bitboard.ts";
import { moveFrom, moveTo, moveType } from "../../board/move.ts";
import { boardByte, kingSquare, occupiedSquares, turn } from "../../board/position.ts";
import { rules } from "../../tables/rules.ts";

export function forbid(end: usize, list: usize, position: usize, king: u32): usize {
  return rules.isFlightForbidden && inCheck ? withoutFlights(list, end, position) : end;
}

function withoutFlights(list: usize, end: usize, position: usize): usize {
  const king = kingSquare(position, turn(position));
  let out = list;
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    if (moveFrom(move) == king && !takesLoneChecker(position, move, king)) continue;
    store<u32>(out, move);
    out += 4;
  }
  return out;
}

/** Whether nothing attacks the king but what stands on its target. */
function takesLoneChecker(position: usize, move: u32, king: u32): bool {
  const at = moveTo(move);
  if (moveType(move) != MOVE_NORMAL || !boardByte(position, at)) return false;
  const enemy = turn(position) ^ 1;
  const others = without(takersOn(position, enemy, king), squareSet(at));
  return !isAttacked(position, enemy, king, occupiedSquares(position), others);
}
