/**
 * Piece values where the variant gives none: from mobility on a board with men scattered over it.
 *
 * A way counts as often as its empty squares are empty; a capture and a quiet move count half each. The scale is set so
 * that a knight on 8x8 is worth 3.25 pawns.
 */
import type { Variant } from "../variant/variant.ts";
import type { KindPlan } from "./kinds.ts";
import type { WaysBySquare } from "./ways.ts";

/** Chance that a square is empty in the middle of a game. */
const EMPTY_CHANCE = 0.7;
/** Pawns for each square of average mobility: 3.25 over a knight's 5.25. */
const PAWNS_PER_SQUARE = 3.25 / 5.25;

/** Values in hundredths of a pawn by kind; the royal man's is 0. */
export function pieceValues(variant: Variant, plans: readonly KindPlan[]): number[] {
  return variant.pieces.map((piece, kind) => {
    if (kind === variant.royal) return 0;
    return Math.round(100 * (piece.value ?? valueByMobility(plans[kind])));
  });
}

/** In pawns, rounded to twentieths. */
export function valueByMobility(plan: KindPlan): number {
  const mobility = (meanMobility(plan.movement.captures) + meanMobility(plan.movement.quiets)) / 2;
  return Math.max(0.05, Math.round(20 * PAWNS_PER_SQUARE * mobility) / 20);
}

function meanMobility(ways: WaysBySquare): number {
  const sum = ways.reduce((total, list) => total + mobilityOf(list.map((way) => way.empties.length)), 0);
  return sum / ways.length;
}

/** Expected number of targets of ways that need so many empty squares each. */
export function mobilityOf(needs: readonly number[]): number {
  return needs.reduce((total, need) => total + EMPTY_CHANCE ** need, 0);
}
