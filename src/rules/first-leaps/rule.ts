/** Which pieces may leap as their first move. */
import type { Square } from "../../geometry/board.ts";
import type { PieceWay } from "../../variant/piece-ways.ts";
import { type Pieces, standingStill } from "../../variant/pieces.ts";
import type { PieceType } from "../../variant/variant.ts";
import type { FirstLeapsOfVariant, LeapersOfPosition } from "./model.ts";

/** The part of a variant that the right to leap depends on. */
export type LeaperRules = FirstLeapsOfVariant & { readonly pieceTypes: readonly Pick<PieceType, "firstMove">[] };

export const NO_LEAPERS: LeapersOfPosition = { leapers: [] };

/** Those of a game that starts with these pieces. */
export function leapersAtStart(rules: LeaperRules, pieces: Pieces): LeapersOfPosition {
  return leapersOf(rules, [...pieces.keys()], pieces);
}

/** The leapers among some squares: a piece that leaps stands there, where a start may put it. */
export function leapersOf(rules: LeaperRules, squares: readonly Square[], pieces: Pieces): LeapersOfPosition {
  if (rules.firstLeaps.length === 0) return NO_LEAPERS;
  return {
    leapers: [...new Set(squares)].filter((square) => mayLeapFrom(rules, pieces, square)).sort((a, b) => a - b),
  };
}

/** Whether a piece stands on a square that might leap from there if it has not moved. */
export function mayLeapFrom({ firstLeaps, pieceTypes }: LeaperRules, pieces: Pieces, square: Square): boolean {
  const piece = pieces[square];
  if (!piece || !firstLeaps.some(({ kind }) => kind === piece.kind)) return false;
  const home = pieceTypes[piece.kind].firstMove;
  // while a file is read, nothing is known of its starts
  return home.every((squares) => squares.length === 0) || home[piece.side].includes(square);
}

/** Those left when pieces on the board were changed: with the same piece still there. */
export function leapersKept(
  { leapers, pieces }: LeapersOfPosition & { readonly pieces: Pieces },
  now: Pieces,
): LeapersOfPosition {
  return { leapers: standingStill(leapers, pieces, now) };
}

/** The part of the digest, null where no piece leaps so. */
export function firstLeapsIdentity({ firstLeaps }: FirstLeapsOfVariant): unknown {
  return firstLeaps.length === 0
    ? null
    : firstLeaps.map(({ kind, leaps, isWayUnattacked, lostTo }) => {
        const steps = leaps.map(String).sort();
        return [kind, [...new Set(steps)], isWayUnattacked, lostTo];
      });
}

/** The leaps of a kind as ways of moving, from where it may begin. */
export function firstLeapWays({ firstLeaps, pieceTypes }: LeaperRules, kind: number): PieceWay[] {
  const found = firstLeaps.find((rule) => rule.kind === kind);
  return (found?.leaps ?? []).map((step) => ({ ...QUIET_LEAP, step, from: pieceTypes[kind].firstMove, to: null }));
}

const QUIET_LEAP = {
  limit: 1,
  quiet: true,
  capture: false,
  inPassing: false,
  initial: true,
  lamePath: [],
  opensPassing: false,
} as const;
