/** The piece that a move moves. */
import { moveFrom } from "../board/move.ts";
import { kindOn } from "../board/position.ts";
import * as hooks from "../hooks.generated.ts";

/** Its kind, before any promotion. */
export function movingKind(position: usize, move: u32): u32 {
  return hooks.mover(kindOn(position, moveFrom(move)), move);
}
