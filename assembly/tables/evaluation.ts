/** Weights and tables of the evaluation, filled by the loader. */
import {
  KIND_PAIRS,
  KIND_PROMOTES,
  KIND_ROAMS,
  WEIGHT_ATTACK,
  WEIGHT_CHAIN,
  WEIGHT_DANGER_DIVISOR,
  WEIGHT_FULL_PHASE,
  WEIGHT_KIND_FLAGS,
  WEIGHT_MEAN_REACH,
  WEIGHT_MOBILITY,
  WEIGHT_PAIR,
  WEIGHT_PASSED,
  WEIGHT_TEMPO,
} from "../../src/layout/evaluation.ts";
import { ROYAL_ZONES, STOPPERS, WEIGHTS, ZONE_STEPS } from "../../src/layout/map.ts";
import { loadSet, SET_SHIFT, SQUARE_BITS, Squares } from "../bitboard.ts";

function byKind(field: usize, kind: u32): i32 {
  return load<i32>(WEIGHTS + field + ((<usize>kind) << 2));
}

function kindFlags(kind: u32): u32 {
  return <u32>load<u8>(WEIGHTS + <usize>kind, WEIGHT_KIND_FLAGS);
}

/** Neither royal nor promoting: counts in mobility and danger. */
export function roams(kind: u32): bool {
  return (kindFlags(kind) & KIND_ROAMS) != 0;
}

export function promotes(kind: u32): bool {
  return (kindFlags(kind) & KIND_PROMOTES) != 0;
}

export function countsPairs(kind: u32): bool {
  return (kindFlags(kind) & KIND_PAIRS) != 0;
}

export function mobilityWeight(kind: u32): i32 {
  return byKind(WEIGHT_MOBILITY, kind);
}

export function meanReach(kind: u32): i32 {
  return byKind(WEIGHT_MEAN_REACH, kind);
}

export function attackWeight(kind: u32): i32 {
  return byKind(WEIGHT_ATTACK, kind);
}

export function pairWeight(kind: u32): i32 {
  return byKind(WEIGHT_PAIR, kind);
}

export function passedWeight(steps: u32): i32 {
  return load<i32>(WEIGHTS + ((<usize>steps) << 2), WEIGHT_PASSED);
}

export function tempoWeight(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_TEMPO);
}

export function chainWeight(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_CHAIN);
}

export function dangerDivisor(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_DANGER_DIVISOR);
}

export function fullPhase(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_FULL_PHASE);
}

/** Squares from which an enemy promoting man could stop this one. */
export function stoppers(sideKind: u32, square: u32): Squares {
  return loadSet(STOPPERS + ((<usize>((sideKind << SQUARE_BITS) | square)) << SET_SHIFT));
}

/** Steps to the promotion zone, at most 15. */
export function zoneSteps(sideKind: u32, square: u32): u32 {
  return <u32>load<u8>(ZONE_STEPS + <usize>((sideKind << SQUARE_BITS) | square));
}

/** A royal man's square and those next to it. */
export function royalZone(square: u32): Squares {
  return loadSet(ROYAL_ZONES + ((<usize>square) << SET_SHIFT));
}
