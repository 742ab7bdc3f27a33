/** Where captures are forced, only they are legal if there is one. */
import { moveTo } from "../board/move.ts";
import { boardByte } from "../board/position.ts";
import * as hooks from "../hooks.generated.ts";

/** Takes the other moves off a list of legal ones. @returns its new end */
export function keepForced(end: usize, list: usize, position: usize): usize {
  let out = list;
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    if (!isCapture(position, move)) continue;
    store<u32>(out, move);
    out += 4;
  }
  return out == list ? end : out;
}

function isCapture(position: usize, move: u32): bool {
  return !hooks.isOwn(move) && boardByte(position, hooks.victim(moveTo(move), position, move)) != 0;
}
