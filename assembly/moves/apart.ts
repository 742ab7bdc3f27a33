/** Tries moves out while the kings face each other, which only a pass may leave so. */
import { MOVE_PASS } from "../../src/layout/move.ts";
import { areFacing } from "../attacks/facing.ts";
import { moveType } from "../board/move.ts";
import { makeMoveUnhashed } from "./make-unhashed.ts";

/** Takes the moves off a list that leave the kings of a position facing each other. @returns its new end */
export function keepApart(end: usize, list: usize, position: usize): usize {
  if (!areFacing(position)) return end;
  let out = list;
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    if (moveType(move) != MOVE_PASS && areFacing(makeMoveUnhashed(position, move))) continue;
    store<u32>(out, move);
    out += 4;
  }
  return out;
}
