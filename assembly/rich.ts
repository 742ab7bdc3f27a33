/** What rich kernels export beside the ABI of all, `index.ts`. */
import { positionAt } from "./board/position.ts";
import { verdictOf } from "./moves/verdict.ts";

/** How the game has ended for the side to move in the position at `ply`, by what the board and its counts show: a VERDICT_,
 *  and above it the number of the condition; 0 while it goes on. */
export function verdict(ply: i32): i32 {
  return verdictOf(positionAt(ply));
}
