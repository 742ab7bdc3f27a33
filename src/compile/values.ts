/**
 * Piece values where the variant gives none: from mobility on a board with pieces scattered over it, and by the measure of
 * those that it gives.
 *
 * A path is weighted by the chance that its squares are empty, or taken where it goes over a piece; a capture and a quiet move count half each. Steps to
 * neighbouring squares count less than longer moves, and a piece with much reach is worth more than the sum, because it
 * can attack several targets at once. Pieces that promote get a share of what they may become.
 *
 * Calibrated on the orthodox pieces and those of Chess with Different Armies: a knight on 8x8 is worth 3.25.
 */
import { EMPTY_CHANCE } from "../betza/trails.ts";
import { type Board, boardSquares } from "../geometry/board.ts";
import type { Variant } from "../variant/variant.ts";
import { besideGiven } from "./given-values.ts";
import type { KindPlan } from "./kinds.ts";
import type { Movement, Path, PathsBySquare } from "./paths.ts";

/** Weight of a step to a neighbouring square. */
const STEP_SHARE = 0.75;
/** A knight's mobility on 8x8, and its value in pawns. */
const KNIGHT_MOBILITY = 5.25;
const KNIGHT_VALUE = 3.25;
/** Relative gain in value for each square of mobility beyond a knight's. */
const RANGE_GAIN = 0.04;
/** A pawn's share of the best promotion's value. */
const BECOMING_SHARE = 0.055;

/** Values in hundredths of a pawn by kind; the king's is 0. */
export function pieceValues(variant: Variant, plans: readonly KindPlan[]): number[] {
  const own = ownValues(variant, plans);
  return variant.pieceTypes.map(({ value }, kind) => {
    if (kind === variant.royal) return 0;
    const choices = value === null ? (plans[kind].pawn?.to ?? []) : [];
    const share = BECOMING_SHARE * Math.max(0, ...choices.map((choice) => own[choice]));
    return Math.round(100 * (own[kind] + share));
  });
}

/** In pawns, without what pieces may become. */
function ownValues({ board, pieceTypes, royal }: Variant, plans: readonly KindPlan[]): number[] {
  if (pieceTypes.every(({ value }, kind) => value !== null || kind === royal))
    return pieceTypes.map(({ value }) => value ?? 0);
  const computed = plans.map((plan) => valueByMobility(board, plan));
  // a pawn is worth what it may become: no measure for others, and none is needed for it
  const measured = pieceTypes.flatMap(({ value }, kind) =>
    value === null || value <= 0 || kind === royal || plans[kind].pawn
      ? []
      : [{ given: value, computed: computed[kind] }],
  );
  return pieceTypes.map(
    ({ value }, kind) => value ?? (plans[kind].pawn ? computed[kind] : besideGiven(measured, computed[kind])),
  );
}

/** In pawns, rounded to twentieths; promotion is left out. */
export function valueByMobility(board: Board, { movement }: KindPlan): number {
  const captures = meanMobility(board, movement.captures) + meanStrikes(board, movement);
  const mobility = (captures + meanMobility(board, movement.quiets)) / 2;
  const gain = 1 + RANGE_GAIN * (mobility - KNIGHT_MOBILITY);
  return Math.max(0.05, Math.round((20 * KNIGHT_VALUE * gain * mobility) / KNIGHT_MOBILITY) / 20);
}

function meanMobility(board: Board, paths: PathsBySquare): number {
  const sums = paths.map((list, start) =>
    list.reduce((sum, path) => sum + shareOf(board, start, path.target) * chanceOf(path), 0),
  );
  return sums.reduce((total, sum) => total + sum, 0) / boardSquares(board).length;
}

/** Expected victims on the way; those of a step away count as steps do. */
function meanStrikes(board: Board, { strikes }: Movement): number {
  const sum = (strikes ?? []).reduce((total, { mobility }) => total + mobility, 0);
  return (STEP_SHARE * sum) / boardSquares(board).length;
}

/** That a path is open. */
function chanceOf({ empties, hurdles }: Path): number {
  return EMPTY_CHANCE ** empties.length * (1 - EMPTY_CHANCE) ** hurdles.length;
}

function shareOf({ files }: Board, from: number, to: number): number {
  const isStep =
    Math.abs((from % files) - (to % files)) <= 1 && Math.abs(Math.floor(from / files) - Math.floor(to / files)) <= 1;
  return isStep ? STEP_SHARE : 1;
}

/** Expected number of targets of paths. */
export function mobilityOf(paths: readonly Path[]): number {
  return paths.reduce((total, path) => total + chanceOf(path), 0);
}
