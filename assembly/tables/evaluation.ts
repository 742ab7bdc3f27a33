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

/** Neither royal nor promoting: counts in mobility and danger. */
export function roams(kind: u32): bool {
  return (weights.kindFlags(kind) & KIND_ROAMS) != 0;
}

export function promotes(kind: u32): bool {
  return (weights.kindFlags(kind) & KIND_PROMOTES) != 0;
}

export function countsPairs(kind: u32): bool {
  return (weights.kindFlags(kind) & KIND_PAIRS) != 0;
}

/** For a man of a roaming kind that reaches so many squares. */
export function mobilityWeight(kind: u32, reached: u32): i32 {
  return weights.mobility(kind, min(reached, MOBILITY_MOST));
}

function setOf(region: usize, sideKind: u32, square: u32): Squares {
  return loadSet(region + ((<usize>((sideKind << SQUARE_BITS) | square)) << SET_SHIFT));
}

/** Squares from which an enemy promoting man could stop this one. */
export function stoppers(sideKind: u32, square: u32): Squares {
  return setOf(STOPPERS, sideKind, square);
}

/** Squares that a promoting man passes on its way to its zone. */
export function zoneWay(sideKind: u32, square: u32): Squares {
  return setOf(ZONE_WAYS, sideKind, square);
}

/** Squares from which a man of its kind could come to guard a promoting man. */
export function supporters(sideKind: u32, square: u32): Squares {
  return setOf(SUPPORTERS, sideKind, square);
}

/** Steps to the promotion zone, at most 15. */
export function zoneSteps(sideKind: u32, square: u32): u32 {
  return <u32>load<u8>(ZONE_STEPS + <usize>((sideKind << SQUARE_BITS) | square));
}

/** Moves that a royal man needs from one square to another on an empty board, at most 15. */
export function royalSteps(from: u32, to: u32): i32 {
  return <i32>load<u8>(ROYAL_STEPS + <usize>((from << SQUARE_BITS) | to));
}

/** A royal man's square and those next to it. */
export function royalZone(square: u32): Squares {
  return loadSet(ROYAL_ZONES + ((<usize>square) << SET_SHIFT));
}
