/** How many kinds of piece there may be. The kernel has room for as many, see `src/layout/capacity.ts`. */
import type { Variant } from "./variant.ts";

/** As many as there are letters without a plus. */
export const MOST_KINDS = 78;
/** So many have room in a small kernel, and leave all the room of a move's word to what it says besides; see `src/layout/move.ts`. */
export const FEW_KINDS = 32;

export function hasManyKinds({ pieceTypes }: Pick<Variant, "pieceTypes">): boolean {
  return pieceTypes.length > FEW_KINDS;
}
