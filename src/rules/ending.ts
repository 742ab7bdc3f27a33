/** Rules in endings solved by retrograde analysis. */
import type { KindPlan } from "../compile/kinds.ts";
import type { Square } from "../geometry/board.ts";
import type { Move } from "../variant/move.ts";
import type { Variant } from "../variant/variant.ts";
import { partnerStep } from "./castling/ending.ts";
import { whyPassingIsUnsolved } from "./en-passant/ending.ts";
import { whyHandsAreUnsolved } from "./hands/ending.ts";
import { whyPawnsAreUnsolved } from "./promotion/ending.ts";

/** The step of a second piece that moves too, or null. */
export function secondStep(variant: Variant, move: Move): { readonly from: Square; readonly to: Square } | null {
  return partnerStep(variant, move);
}

/** Why the solver of endings refuses this material, or null.
 *  @param white the kinds of the winning side, the king's first
 *  @param black the other king's kind */
export function whyUnsolved(variant: Variant, white: readonly KindPlan[], black: readonly KindPlan[]): string | null {
  return (
    whyHandsAreUnsolved(variant) ?? whyPawnsAreUnsolved(variant, white, black) ?? whyPassingIsUnsolved(white, black)
  );
}
