/** Weights and tables of the evaluation, filled by the loader. */
import { KIND_PAIRS, KIND_PROMOTES, KIND_ROAMS, MOBILITY_MOST } from "../../src/layout/evaluation.ts";
import {
  ROYAL_STEPS,
  ROYAL_ZONES,
  STOPPERS,
  SUPPORTERS,
  WEIGHTS,
  ZONE_STEPS,
  ZONE_WAYS,
} from "../../src/layout/map.ts";
import { loadSet, SET_SHIFT, SQUARE_BITS, Squares } from "../bitboard.ts";
import { Weights } from "../records.generated.ts";

export const weights = changetype<Weights>(WEIGHTS);

/** Neither king nor pawn: counts in mobility and danger. */
export function isNonPawn(kind: u32): bool {
  return (weights.kindFlags(kind) & KIND_ROAMS) != 0;
}

/** Pawns are the pieces that promote, whatever they are called. */
export function isPawn(kind: u32): bool {
  return (weights.kindFlags(kind) & KIND_PROMOTES) != 0;
}

export function countsPairs(kind: u32): bool {
  return (weights.kindFlags(kind) & KIND_PAIRS) != 0;
}

/** For a piece that attacks so many squares. */
export function mobilityWeight(kind: u32, squares: u32): i32 {
  return weights.mobility(kind, min(squares, MOBILITY_MOST));
}

function setOf(region: usize, sideKind: u32, square: u32): Squares {
  return loadSet(region + ((<usize>((sideKind << SQUARE_BITS) | square)) << SET_SHIFT));
}

/** Squares from which an enemy pawn could stop this pawn: where there is none, it is passed. */
export function passedMask(sideKind: u32, square: u32): Squares {
  return setOf(STOPPERS, sideKind, square);
}

/** Squares on the way of a pawn to its promotion zone, the end of it included. */
export function zonePath(sideKind: u32, square: u32): Squares {
  return setOf(ZONE_WAYS, sideKind, square);
}

/** Squares from which a pawn of a side and kind could come to guard this square. */
export function supportMask(sideKind: u32, square: u32): Squares {
  return setOf(SUPPORTERS, sideKind, square);
}

/** Steps to the promotion zone, at most 15. */
export function zoneSteps(sideKind: u32, square: u32): u32 {
  return <u32>load<u8>(ZONE_STEPS + <usize>((sideKind << SQUARE_BITS) | square));
}

/** Moves that a king needs from one square to another on an empty board, at most 15. */
export function kingSteps(from: u32, to: u32): i32 {
  return <i32>load<u8>(ROYAL_STEPS + <usize>((from << SQUARE_BITS) | to));
}

/** A king's square and those next to it. */
export function kingZone(square: u32): Squares {
  return loadSet(ROYAL_ZONES + ((<usize>square) << SET_SHIFT));
}
