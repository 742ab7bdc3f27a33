/** Numbers aside in move words; see `src/layout/move.ts` for the picture. */
import { MOVE_ASIDE_LOW, MOVE_ASIDE_LOW_BITS, MOVE_ASIDE_SHIFT, MOVE_EXTRA_SHIFT } from "../layout/move.ts";

/** The number aside of a move's word.
 *  @param extraBits of the part that says a kind */
export function asideNumber(word: number, extraBits: number): number {
  const high = word >>> (MOVE_EXTRA_SHIFT + extraBits);
  return ((word >>> MOVE_ASIDE_SHIFT) & MOVE_ASIDE_LOW) | (high << MOVE_ASIDE_LOW_BITS);
}
