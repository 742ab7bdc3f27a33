/**
 * Piece-square tables computed from the rules alone: pieces where they reach much, pawns near their zone, the king out
 * of reach in the middlegame and central in the endgame. Integers, hundredths of a pawn.
 */
import { type Board, boardSquares } from "../geometry/board.ts";
import { kingShelters } from "../rules/plan.ts";
import type { Variant } from "../variant/variant.ts";
import type { Pair } from "../variant/weights.ts";
import type { KindPlan } from "./kinds.ts";
import type { PathsBySquare } from "./paths.ts";
import { stepsToZone } from "./progress.ts";
import { mobilityOf } from "./values.ts";

/** For each square of reach above the average. */
const REACH_BONUS: Pair = { middle: 4, end: 3 };
const REACH_LIMIT = 30;
/** For a pawn one step from its zone; falls off with the square of the distance. */
const PAWN_BONUS: Pair = { middle: 60, end: 130 };
/** For each square of the king's reach above the average; the enemy can approach from there. */
const ROYAL_REACH: Pair = { middle: -7, end: 6 };
/** For the squares where the rules, such as castling, take the king to safety. */
const SHELTER_BONUS = 30;
/** For pawns in the centre, where they take squares from the enemy's pieces. */
const CENTRE_BONUS = 14;

/** Bonus by square for one side and kind, from that side's view. */
export function placementOf(variant: Variant, plan: KindPlan): Pair[] {
  if (plan.kind === variant.royal) return royalPlacement(variant, plan);
  return plan.pawn ? advancement(variant, plan) : reachBonus(variant.board, plan.movement.quiets);
}

function reachBonus(board: Board, paths: PathsBySquare): Pair[] {
  return reachAboveMean(board, paths).map((above) => ({
    middle: Math.round(clamp(above * REACH_BONUS.middle, REACH_LIMIT)),
    end: Math.round(clamp(above * REACH_BONUS.end, REACH_LIMIT)),
  }));
}

function royalPlacement(variant: Variant, plan: KindPlan): Pair[] {
  const shelters = kingShelters(variant, plan.side);
  return reachAboveMean(variant.board, plan.movement.quiets).map((above, square) => ({
    middle: Math.round(above * ROYAL_REACH.middle) + (shelters.includes(square) ? SHELTER_BONUS : 0),
    end: Math.round(above * ROYAL_REACH.end),
  }));
}

function reachAboveMean(board: Board, paths: PathsBySquare): number[] {
  const reach = paths.map((list) => mobilityOf(list));
  const mean = reach.reduce((total, value) => total + value, 0) / boardSquares(board).length;
  return reach.map((value) => value - mean);
}

function advancement(variant: Variant, plan: KindPlan): Pair[] {
  return stepsToZone(plan).map((steps, square) => {
    const share = 1 / Math.max(1, steps) ** 2;
    const centre = Math.round(CENTRE_BONUS * centrality(variant, square));
    return {
      middle: Math.round(PAWN_BONUS.middle * share) + centre,
      end: Math.round(PAWN_BONUS.end * share),
    };
  });
}

/** 1 in the centre of the board, 0 on its edge. */
function centrality({ board: { files, ranks } }: Variant, square: number): number {
  const file = eccentricity(square % files, files);
  const rank = eccentricity(Math.floor(square / files), ranks);
  return (1 - file) * (1 - rank) * 1.3;
}

/** 0 in the middle of a line, 1 at its ends; a line of one square is all middle. */
function eccentricity(at: number, length: number): number {
  const middle = (length - 1) / 2;
  return middle === 0 ? 0 : Math.abs(at - middle) / middle;
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}
