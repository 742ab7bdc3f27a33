/** Why endings with pawns are not solved. */
import type { KindPlan } from "../../compile/kinds.ts";
import type { Variant } from "../../variant/variant.ts";

/** Null if no piece of an ending promotes.
 *  @param white the kinds of the winning side, the king's first
 *  @param black the other king's kind */
export function whyPawnsAreUnsolved(
  { pieceTypes }: Variant,
  white: readonly KindPlan[],
  black: readonly KindPlan[],
): string | null {
  const pawn = white.find((plan) => plan.becoming.length > 0);
  if (pawn) return `${pieceTypes[pawn.kind].name} promotes`;
  return black.some((plan) => plan.becoming.length > 0) ? "Black's king promotes" : null;
}
