/** Weights and tables of the evaluation, filled by the loader. */
import { KIND_NON_PAWN, KIND_PAIRS, KIND_PAWN, MOBILITY_MOST } from "../../src/layout/evaluation.ts";
import {
  KING_STEPS,
  KING_ZONES,
  PASSED_MASKS,
  SUPPORT_MASKS,
  WEIGHTS,
  ZONE_PATHS,
  ZONE_STEPS,
} from "../../src/layout/map.ts";
import { loadSet, SET_SHIFT, SQUARE_BITS, Squares } from "../bitboard.ts";
import { Weights } from "../records.generated.ts";

export const weights = changetype<Weights>(WEIGHTS);

/** Neither king nor pawn: counts in mobility and danger. */
export function isNonPawn(kind: u32): bool {
  return (weights.kindFlags(kind) & KIND_NON_PAWN) != 0;
}

/** Pawns are the pieces that have a zone, whatever they are called. */
export function isPawn(kind: u32): bool {
  return (weights.kindFlags(kind) & KIND_PAWN) != 0;
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
  return setOf(PASSED_MASKS, sideKind, square);
}

/** Squares on the way of a pawn to its zone, the end of it included. */
export function zonePath(sideKind: u32, square: u32): Squares {
  return setOf(ZONE_PATHS, sideKind, square);
}

/** Squares from which a pawn of a side and kind could come to guard this square. */
export function supportMask(sideKind: u32, square: u32): Squares {
  return setOf(SUPPORT_MASKS, sideKind, square);
}

/** Steps to the zone, at most 15. */
export function zoneSteps(sideKind: u32, square: u32): u32 {
  return <u32>load<u8>(ZONE_STEPS + <usize>((sideKind << SQUARE_BITS) | square));
}

/** Moves that a king needs from one square to another on an empty board, at most 15. */
export function kingSteps(from: u32, to: u32): i32 {
  return <i32>load<u8>(KING_STEPS + <usize>((from << SQUARE_BITS) | to));
}

/** A king's square and those next to it. */
export function kingZone(square: u32): Squares {
  return loadSet(KING_ZONES + ((<usize>square) << SET_SHIFT));
}
