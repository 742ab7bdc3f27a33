/** Numbers aside in move words; see `src/layout/move.ts` for the picture. */
import {
  MOVE_ASIDE_HIGH_SHIFT,
  MOVE_ASIDE_HIGH_SHIFT_OF_MANY,
  MOVE_ASIDE_LOW,
  MOVE_ASIDE_LOW_BITS,
  MOVE_ASIDE_SHIFT,
} from "../layout/move.ts";

/** The number aside of a move's word. */
export function asideNumber(word: number, hasManyKinds: boolean): number {
  const highShift = hasManyKinds ? MOVE_ASIDE_HIGH_SHIFT_OF_MANY : MOVE_ASIDE_HIGH_SHIFT;
  return ((word >>> MOVE_ASIDE_SHIFT) & MOVE_ASIDE_LOW) | ((word >>> highShift) << MOVE_ASIDE_LOW_BITS);
}
