/** Writes what the kernel's evaluation needs, computed from the rules so that any variant plays sensibly at once. */

import * as weights from "../layout/evaluation.ts";
import { KINDS_BY_VALUE, ROYAL_ZONES, STOPPERS, WEIGHTS, ZONE_STEPS } from "../layout/map.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import type { Image } from "./image.ts";
import type { KindPlan } from "./kinds.ts";
import type { Pair } from "./placement.ts";
import { spanOf, stepsToZone, wayToZone } from "./progress.ts";
import { mobilityOf } from "./values.ts";

const TEMPO: Pair = { middle: 18, end: 8 };
const CHAIN: Pair = { middle: 7, end: 6 };
/** For each square of reach above the average; pieces that reach much gain less by each square. */
const MOBILITY: Pair = { middle: 26, end: 26 };
/** Bonus of a man that cannot be stopped by enemy promoting men, by steps to the zone. */
const PASSED: readonly Pair[] = [0, 1, 2, 3, 4, 5, 6, 7].map((steps) => ({
  middle: Math.round(80 / (steps + 1)),
  end: Math.round(190 / (steps + 1)),
}));
/** Of danger, squared: a queen with three squares near the royal man and a knight with two should cost about half a pawn. */
const DANGER_DIVISOR = 90;

/** Two signed halves in one word, so that both can be added at once. */
export function packPair({ middle, end }: Pair): number {
  return (Math.round(end) << 16) + Math.round(middle);
}

export function writeEvaluation(
  image: Image,
  variant: Variant,
  plans: readonly KindPlan[],
  values: readonly number[],
): void {
  image.writeWord(WEIGHTS + weights.WEIGHT_TEMPO, packPair(TEMPO));
  image.writeWord(WEIGHTS + weights.WEIGHT_CHAIN, packPair(CHAIN));
  image.writeWord(WEIGHTS + weights.WEIGHT_DANGER_DIVISOR, DANGER_DIVISOR);
  image.writeWord(WEIGHTS + weights.WEIGHT_FULL_PHASE, Math.max(1, phaseOf(variant, variant.setup, plans, values)));
  for (const [kind] of variant.pieces.entries()) writeKindWeights(image, variant, plans[kind], values[kind]);
  for (let steps = 0; steps < 16; steps++) {
    const pair = PASSED[steps] ?? { middle: 4, end: 12 };
    image.writeWord(WEIGHTS + weights.WEIGHT_PASSED + 4 * steps, packPair(pair));
  }
  writeValueOrder(image, variant, values);
  writeRoyalZones(image, variant, plans[variant.royal]);
  for (const plan of plans) if (plan.promotion) writePassed(image, plan, plans);
}

/** What a man adds to the material by which the phase is told: royal and promoting men nothing. */
export function phaseWeight(plan: KindPlan, values: readonly number[]): number {
  return plan.manner === "royal" || plan.promotion ? 0 : values[plan.kind];
}

function phaseOf(variant: Variant, setup: Position, plans: readonly KindPlan[], values: readonly number[]): number {
  return setup.men.reduce(
    (sum, man) => sum + (man ? phaseWeight(plans[man.side * variant.pieces.length + man.kind], values) : 0),
    0,
  );
}

function writeKindWeights(image: Image, variant: Variant, plan: KindPlan, value: number): void {
  const { kind } = plan;
  const roams = plan.manner !== "royal" && !plan.promotion;
  const pairBonus = Math.round(100 * variant.pieces[kind].pairBonus);
  const flags =
    (roams ? weights.KIND_ROAMS : 0) |
    (plan.promotion ? weights.KIND_PROMOTES : 0) |
    (pairBonus !== 0 ? weights.KIND_PAIRS : 0);
  const reach = meanReach(plan);
  const damping = Math.sqrt(Math.max(1, reach));
  image.writeByte(WEIGHTS + weights.WEIGHT_KIND_FLAGS + kind, flags);
  image.writeWord(
    WEIGHTS + weights.WEIGHT_MOBILITY + 4 * kind,
    packPair({ middle: MOBILITY.middle / damping / 2, end: MOBILITY.end / damping / 2 }),
  );
  image.writeWord(WEIGHTS + weights.WEIGHT_MEAN_REACH + 4 * kind, Math.round(reach));
  image.writeWord(WEIGHTS + weights.WEIGHT_ATTACK + 4 * kind, Math.round(8 + Math.min(value, 1500) / 60));
  image.writeWord(WEIGHTS + weights.WEIGHT_PAIR + 4 * kind, packPair({ middle: pairBonus, end: pairBonus }));
}

function meanReach(plan: KindPlan): number {
  const sum = plan.movement.captures.reduce(
    (total, list) => total + mobilityOf(list.map((way) => way.empties.length)),
    0,
  );
  return sum / plan.movement.captures.length;
}

function writeValueOrder(image: Image, variant: Variant, values: readonly number[]): void {
  const order = values.map((_, kind) => kind).sort((a, b) => rank(a) - rank(b));
  for (const [index, kind] of order.entries()) image.writeByte(KINDS_BY_VALUE + index, kind);

  function rank(kind: number): number {
    return kind === variant.royal ? Number.POSITIVE_INFINITY : values[kind];
  }
}

/** The squares next to a royal man, and its own. */
function writeRoyalZones(image: Image, { board }: Variant, royal: KindPlan): void {
  for (const [square] of royal.movement.captures.entries()) {
    const near = royal.movement.captures
      .map((_, other) => other)
      .filter((other) => distance(board.files, square, other) <= 1);
    image.writeSet(ROYAL_ZONES + square * image.setBytes, near);
  }
}

function distance(files: number, a: number, b: number): number {
  return Math.max(Math.abs((a % files) - (b % files)), Math.abs(Math.floor(a / files) - Math.floor(b / files)));
}

/**
 * Which enemy promoting men can stop one on its way: those that stand on its way, or can come to attack or enter it by
 * their own quiet moves.
 */
function writePassed(image: Image, plan: KindPlan, plans: readonly KindPlan[]): void {
  const steps = stepsToZone(plan);
  const comers = comersOf(plan, plans);
  for (const [square] of plan.movement.quiets.entries()) {
    const address = image.setAddress(STOPPERS, plan.sideKind, square);
    for (const passed of wayToZone(plan, square)) image.writeSet(address, comers[passed]);
    image.writeByte(ZONE_STEPS + plan.sideKind * image.squares + square, Math.min(15, steps[square]));
  }
}

/** For each square, from where enemy promoting men can come to stand on it or attack it. */
function comersOf(plan: KindPlan, plans: readonly KindPlan[]): number[][] {
  const comers = plan.movement.quiets.map((): number[] => []);
  for (const enemy of plans) {
    if (enemy.side === plan.side || !enemy.promotion) continue;
    for (const [start] of comers.entries()) for (const square of spanOf(enemy, start)) comers[square].push(start);
  }
  return comers;
}
