/** Passes in move words. */
import { MOVE_PASS } from "../../layout/move.ts";
import type { PassOfMove } from "./model.ts";

export function passOfWord(type: number): PassOfMove {
  return { pass: type === MOVE_PASS };
}
