/** How many kinds of piece there may be. The kernel has room for as many, see `src/layout/capacity.ts`. */
import { type Board, squareCount } from "../geometry/board.ts";
import type { Variant } from "./variant.ts";

/** On boards of up to `SMALL_BOARD` squares. */
export const FEW_KINDS = 32;
export const MOST_KINDS = 64;
const SMALL_BOARD = 128;

export function mostKinds(board: Board): number {
  return squareCount(board) > SMALL_BOARD ? MOST_KINDS : FEW_KINDS;
}

/** Whether move words have a bit more for kinds, and one less for what a piece takes on its way; see `src/layout/move.ts`. */
export function hasManyKinds({ pieceTypes }: Pick<Variant, "pieceTypes">): boolean {
  return pieceTypes.length > FEW_KINDS;
}
