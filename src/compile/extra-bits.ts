/** How long the part of a move's word is that says a kind; see `src/layout/move.ts` for the picture. */
import { MOVE_ASIDE_LOW_BITS, MOVE_EXTRA_BITS, MOVE_EXTRA_SHIFT } from "../layout/move.ts";
import type { Variant } from "../variant/variant.ts";

/** Its bits: 5, and in variants with more than 32 kinds 6 or 7. */
export function extraBitsOf({ pieceTypes }: Pick<Variant, "pieceTypes">): number {
  return Math.max(MOVE_EXTRA_BITS, 32 - Math.clz32(pieceTypes.length - 1));
}

/** How many numbers there are for what is aside. */
export function asideNumbers(extraBits: number): number {
  return 1 << (MOVE_ASIDE_LOW_BITS + 32 - MOVE_EXTRA_SHIFT - extraBits);
}
