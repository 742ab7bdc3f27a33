/** Weights and tables of the evaluation, filled by the loader. */
import {
  KIND_PAIRS,
  KIND_PROMOTES,
  KIND_ROAMS,
  WEIGHT_ALONE,
  WEIGHT_ATTACK,
  WEIGHT_ATTACKER,
  WEIGHT_BLOCKED,
  WEIGHT_CALM,
  WEIGHT_CHECK,
  WEIGHT_CONTESTED_CHECK,
  WEIGHT_COVER,
  WEIGHT_DANGER_DIVISOR,
  WEIGHT_DEFENDER,
  WEIGHT_DOUBLED,
  WEIGHT_ESCORT,
  WEIGHT_FREE,
  WEIGHT_FULL_PHASE,
  WEIGHT_GUARDED,
  WEIGHT_HEMMED,
  WEIGHT_KIND_FLAGS,
  WEIGHT_LOOSE,
  WEIGHT_LOOSE_PROMOTER,
  WEIGHT_MINOR,
  WEIGHT_MOBILITY,
  WEIGHT_MOBILITY_MOST,
  WEIGHT_MOBILITY_SHIFT,
  WEIGHT_OUTPOST,
  WEIGHT_PAIR,
  WEIGHT_PASSED,
  WEIGHT_SHIELD,
  WEIGHT_STORM,
  WEIGHT_TEMPO,
  WEIGHT_THREAT,
} from "../../src/layout/evaluation.ts";
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

function byKind(field: usize, kind: u32): i32 {
  return load<i32>(WEIGHTS + field + ((<usize>kind) << 2));
}

export function kindFlags(kind: u32): u32 {
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

/** For a man of a roaming kind that reaches so many squares. */
export function mobilityWeight(kind: u32, reached: u32): i32 {
  const entry = ((<usize>kind) << WEIGHT_MOBILITY_SHIFT) + ((<usize>min(reached, WEIGHT_MOBILITY_MOST)) << 2);
  return load<i32>(WEIGHTS + entry, WEIGHT_MOBILITY);
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

export function guardedWeight(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_GUARDED);
}

export function doubledWeight(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_DOUBLED);
}

export function aloneWeight(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_ALONE);
}

export function blockedWeight(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_BLOCKED);
}

export function escortWeight(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_ESCORT);
}

export function shieldWeight(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_SHIELD);
}

/** @param kind of the man that is attacked */
export function threatWeight(kind: u32): i32 {
  return byKind(WEIGHT_THREAT, kind);
}

/** @param kind of the man that is attacked */
export function looseWeight(kind: u32): i32 {
  return byKind(WEIGHT_LOOSE, kind);
}

export function outpostWeight(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_OUTPOST);
}

export function hemmedWeight(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_HEMMED);
}

export function freeWeight(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_FREE);
}

export function checkWeight(kind: u32): i32 {
  return byKind(WEIGHT_CHECK, kind);
}

export function contestedCheckWeight(kind: u32): i32 {
  return byKind(WEIGHT_CONTESTED_CHECK, kind);
}

export function calmWeight(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_CALM);
}

export function attackerWeight(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_ATTACKER);
}

export function coverWeight(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_COVER);
}

export function defenderWeight(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_DEFENDER);
}

export function stormWeight(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_STORM);
}

export function loosePromoterWeight(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_LOOSE_PROMOTER);
}

export function dangerDivisor(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_DANGER_DIVISOR);
}

/** Of the dearest kind that cannot mate alone. */
export function minorValue(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_MINOR);
}

export function fullPhase(): i32 {
  return load<i32>(WEIGHTS, WEIGHT_FULL_PHASE);
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
