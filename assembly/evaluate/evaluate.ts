/** What a position is worth to the side to move, in hundredths of a pawn: the sum of the terms. */
import { turn, whiteScore } from "../board/position.ts";

/** Material and placement, kept up to date by every move. */
export function evaluate(position: usize): i32 {
  return turn(position) ? -whiteScore(position) : whiteScore(position);
}
