/** Numbers of moves, as they stand in lists and sentences. */
import type { GameMove } from "../src/index.ts";

/** `3.`, or `3…` for Black. */
export function numberText({ side, moveNumber }: GameMove): string {
  return `${moveNumber}${side === 0 ? "." : "…"}`;
}

/** Whether a number stands before a move in the midst of a line: White's moves have one, or where turns may have several moves
 *  the first of each turn. */
export function isNumbered(move: GameMove, before: GameMove | null, isOfTurns: boolean): boolean {
  return isOfTurns ? move.side !== before?.side : move.side === 0;
}
