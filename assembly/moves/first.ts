/** Where some moves come first, no other is legal while there is one: drops of a hand that is placed first, captures where
 *  they are forced. */
import { any, none } from "../bitboard.ts";
import { moveTo } from "../board/move.ts";
import { boardByte } from "../board/position.ts";
import { STRIKES } from "../features.ts";
import * as hooks from "../hooks.generated.ts";

/** Takes the other moves off a whole list of legal ones. @returns its new end */
export function keepFirst(end: usize, list: usize, position: usize, areCaptures: bool): usize {
  let out = list;
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    if (!(areCaptures ? isCapture(position, move) : hooks.isFirst(move))) continue;
    store<u32>(out, move);
    out += 4;
  }
  return out == list ? end : out;
}

/** Whether a move takes something. */
export function isCapture(position: usize, move: u32): bool {
  if (hooks.isOwn(move)) return STRIKES && any(hooks.removes(none(), position, move));
  return boardByte(position, hooks.victim(moveTo(move), position, move)) != 0;
}
