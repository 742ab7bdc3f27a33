/** The weights used in play: those of the variant's file, completed from the rules. */

import { type Board, boardSquares, SIDES } from "../geometry/board.ts";
import { isBurden } from "../rules/plan.ts";
import type { Variant } from "../variant/variant.ts";
import {
  type Danger,
  MOBILITY_KNOTS,
  PASSED_STEPS,
  type Pair,
  type PieceWeights,
  TERMS,
  type Term,
} from "../variant/weights.ts";
import type { KindPlan } from "./kinds.ts";
import { mobilityOf } from "./values.ts";

/** Complete weights. */
export interface PlayedWeights {
  readonly terms: Readonly<Record<Term, Pair>>;
  readonly passed: readonly Pair[];
  readonly dangers: Readonly<Record<Danger, number>>;
  /** By kind. */
  readonly pieces: readonly PlayedPiece[];
}

/** What pieces are worth. */
export interface Worth {
  readonly plans: readonly KindPlan[];
  /** By kind, in hundredths of a pawn. */
  readonly values: readonly number[];
  readonly played: PlayedWeights;
}

type Given<T> = { readonly [Key in keyof T]: NonNullable<T[Key]> };

export interface PlayedPiece extends Given<PieceWeights> {
  /** The most squares that it reaches from any square of an empty board. */
  readonly most: number;
}

const ZERO: Pair = { middle: 0, end: 0 };

/*
 * The numbers below follow the weights that self-play found for fifteen variants that are won by mate or by what a king or checks bring
 * (`variants/weights`): medians, or lines through them, but for `attacker` to `defender`, which lie within the range of the fits. Each variant's pieces against
 * medians of the other fourteen variants: their worth is missed by 0.20 and 0.09 of it in the two phases, with these shares by 0.17 and 0.08, and by
 * 0.21 and 0.15 where both phases have one number. In matches of variants that nobody had fitted: `docs/strength.md`.
 */

/** Shares of a value in the two phases. While there are many pieces none is worth its whole value; of pieces that promote this is truer still. */
const PIECE_SHARES: Pair = { middle: 0.84, end: 1.06 };
const PAWN_SHARES: Pair = { middle: 0.75, end: 1.12 };
/** Pieces of long range gain as the board empties: so much more in the endgame from the greater value on, none of it up to the lesser. */
const RANGE_SHARE = 0.14;
const LEAST_RISING = 300;
const MOST_RISING = 500;

const DEFAULT_TERMS: Readonly<Record<Term, Pair>> = {
  tempo: { middle: 28, end: 16 },
  guarded: { middle: 7, end: 6 },
  doubled: { middle: -12, end: -14 },
  alone: { middle: -6, end: -8 },
  blocked: { middle: -4, end: -22 },
  escort: { middle: 0, end: 3 },
  shield: { middle: 10, end: 0 },
  threat: { middle: 40, end: 28 },
  loose: { middle: 25, end: 24 },
  "loose-promoter": { middle: 10, end: 38 },
  outpost: { middle: 18, end: 11 },
  hemmed: { middle: -2, end: -3 },
  free: { middle: 2, end: 10 },
};
const DEFAULT_DANGERS: Readonly<Record<Danger, number>> = { attacker: 43, storm: 22, cover: 27, defender: 21, calm: 0 };
/** King danger for each square near the king. */
const ATTACK = 18;
/** The most that a check adds to it, on a square that the enemy does not guard and on one that it does. */
const CHECK_LIMIT = 64;
const CONTESTED_LIMIT = 20;
/** Attacks by several strong pieces are worth more than each by itself: so much more danger for each piece of this worth that a side has
 *  besides the first. A queen and an archbishop are strong, a rook is not. Hundredths of a pawn. */
const STRONG = 650;
const DANGER_RISE = 0.4;
const MOST_RISES = 2;
/** For each square of mobility above the average; pieces with long reach gain less by each. */
const MOBILITY: Pair = { middle: 13, end: 13 };
/** What pieces are worth that a side wants to be rid of, as a share of what they are worth to others. */
const BURDEN = -0.25;
/** For a passed pawn one step from the end of its path. */
const PASSED: Pair = { middle: 80, end: 190 };

/** @param values in hundredths of a pawn, by kind */
export function playedWeights(variant: Variant, plans: readonly KindPlan[], values: readonly number[]): PlayedWeights {
  const { terms, passed, dangers, pieces } = variant.weights ?? {};
  const danger = dangerShare(variant, values);
  const playedTerms = Object.fromEntries(
    TERMS.map((term) => [term, terms?.[term] ?? DEFAULT_TERMS[term]]),
  ) as PlayedWeights["terms"];
  return {
    terms: playedTerms,
    passed: passed ?? Array.from({ length: PASSED_STEPS }, (_, steps) => passedAt(steps)),
    dangers: { ...scaledDangers(danger), ...dangers },
    pieces: variant.pieceTypes.map((_, kind) =>
      playedPiece(variant, plans[kind], { value: values[kind], danger }, playedTerms, pieces?.[kind]),
    ),
  };
}

/** By how much danger to kings is raised: by the stronger side at the start. */
function dangerShare({ setup }: Variant, values: readonly number[]): number {
  const strong = SIDES.map((side) =>
    setup.pieces.filter((piece) => piece?.side === side && values[piece.kind] >= STRONG),
  );
  const rises = Math.max(...strong.map(({ length }) => length)) - 1;
  return 1 + DANGER_RISE * Math.min(MOST_RISES, Math.max(0, rises));
}

function scaledDangers(share: number): PlayedWeights["dangers"] {
  return Object.fromEntries(
    Object.entries(DEFAULT_DANGERS).map(([danger, weight]) => [danger, Math.round(weight * share)]),
  ) as PlayedWeights["dangers"];
}

function passedAt(steps: number): Pair {
  return { middle: Math.round(PASSED.middle / (steps + 1)), end: Math.round(PASSED.end / (steps + 1)) };
}

function playedPiece(
  variant: Variant,
  plan: KindPlan,
  { value, danger }: { readonly value: number; readonly danger: number },
  terms: PlayedWeights["terms"],
  given?: PieceWeights,
): PlayedPiece {
  const { board, pieceTypes } = variant;
  const pairBonus = Math.round(100 * pieceTypes[plan.kind].pairBonus);
  const sign = isBurden(variant, plan.kind) ? BURDEN : 1;
  const most = Math.max(1, ...plan.movement.captures.map((list) => new Set(list.map(({ target }) => target)).size));
  return {
    most,
    value:
      given?.value ??
      (isBurden(variant, plan.kind) ? scaled({ middle: value, end: value }, BURDEN) : phased(plan, value)),
    mobility: given?.mobility ?? mobilityKnots(board, plan, most),
    attack: given?.attack ?? Math.round(ATTACK * danger),
    check: given?.check ?? Math.round(danger * Math.min(CHECK_LIMIT, 20 + value / 11)),
    contestedCheck: given?.contestedCheck ?? Math.round(danger * Math.min(CONTESTED_LIMIT, value / 30)),
    pair: given?.pair ?? { middle: pairBonus, end: pairBonus },
    threat: given?.threat ?? scaled(terms.threat, sign),
    loose: given?.loose ?? scaled(terms.loose, sign),
    ranks: given?.ranks ?? Array(board.ranks).fill(ZERO),
    files: given?.files ?? Array(board.files).fill(ZERO),
  };
}

/** What a piece is worth in the middle game and in the endgame. @param value in hundredths of a pawn */
function phased({ pawn }: KindPlan, value: number): Pair {
  const rise = Math.min(1, Math.max(0, (value - LEAST_RISING) / (MOST_RISING - LEAST_RISING)));
  const { middle, end } = pawn ? PAWN_SHARES : PIECE_SHARES;
  return { middle: Math.round(value * middle), end: Math.round(value * (pawn ? end : end + rise * RANGE_SHARE)) };
}

function scaled({ middle, end }: Pair, share: number): Pair {
  return share === 1 ? { middle, end } : { middle: Math.round(middle * share), end: Math.round(end * share) };
}

function mobilityKnots(board: Board, plan: KindPlan, most: number): Pair[] {
  const reach = meanReach(board, plan);
  const damping = Math.sqrt(Math.max(1, reach));
  return Array.from({ length: MOBILITY_KNOTS }, (_, knot) => {
    const above = (knot * most) / (MOBILITY_KNOTS - 1) - reach;
    return {
      middle: Math.round((above * MOBILITY.middle) / damping),
      end: Math.round((above * MOBILITY.end) / damping),
    };
  });
}

function meanReach(board: Board, { movement: { captures } }: KindPlan): number {
  const reach = captures.reduce((total, list) => total + mobilityOf(list), 0);
  return reach / boardSquares(board).length;
}

/** Interpolates mobility: a knot, and the share of the one above it. */
export function mobilityShare(most: number, reached: number): { readonly knot: number; readonly above: number } {
  const place = (Math.min(reached, most) * (MOBILITY_KNOTS - 1)) / most;
  const knot = Math.min(MOBILITY_KNOTS - 2, Math.floor(place));
  return { knot, above: place - knot };
}

/** Piece values for SEE, by kind. */
export function exchangeValues({ pieces }: PlayedWeights): number[] {
  return pieces.map(({ value }) => Math.abs(Math.round((value.middle + value.end) / 2)));
}
