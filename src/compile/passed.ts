/** Writes the tables of passed pawns: what stops one, the path before it, and from where its own kind supports it. */
import { otherSide, SIDES, type Square } from "../geometry/board.ts";
import { PASSED_MASKS, SUPPORT_MASKS, ZONE_PATHS, ZONE_STEPS } from "../layout/map.ts";
import type { Image } from "./image.ts";
import type { KindPlan } from "./kinds.ts";
import { pathsToZone, stepsToZone } from "./progress.ts";

/**
 * For each square, the passed-pawn mask: where enemy pawns stand that are on a pawn's path, or can come to attack or
 * enter it by quiet moves of their own. Also where its own kind supports it from, and its path.
 */
export function writePassedPawns(image: Image, plans: readonly KindPlan[]): void {
  const pawns = SIDES.map((side) => plans.filter((plan) => plan.pawn && plan.side === side).map(walkerOf));
  for (const side of SIDES) {
    const comers = pawns[side].length > 0 ? comersOf(pawns[otherSide(side)], image) : [];
    for (const walker of pawns[side]) writePassed(image, walker, comers);
  }
}

/** A kind of pawn of one side, and by square its quiet paths to the zone. */
interface Walker {
  readonly plan: KindPlan;
  readonly paths: readonly (readonly Square[])[];
}

function walkerOf(plan: KindPlan): Walker {
  return { plan, paths: pathsToZone(plan) };
}

function writePassed(image: Image, { plan, paths }: Walker, comers: readonly Uint8Array[]): void {
  const steps = stepsToZone(plan);
  for (const [square, path] of paths.entries()) {
    image.writeBytes(image.setAddress(PASSED_MASKS, plan.sideKind, square), unionOf(comers, path, image.setBytes));
    image.writeSet(image.setAddress(ZONE_PATHS, plan.sideKind, square), path);
    image.writeByte(ZONE_STEPS + plan.sideKind * image.squares + square, Math.min(15, steps[square]));
    for (const guarded of guardedFrom(plan, square, path)) {
      if (guarded !== square) image.addToSet(image.setAddress(SUPPORT_MASKS, plan.sideKind, guarded), square);
    }
  }
}

/** What a piece attacks from its square and from every square of its path. */
function guardedFrom({ movement }: KindPlan, start: Square, path: readonly Square[]): Set<Square> {
  const guarded = new Set<Square>();
  for (const square of [start, ...path]) for (const { target } of movement.captures[square]) guarded.add(target);
  return guarded;
}

/** For each square, the set of those from where enemy pawns can come to stand on it or attack it without capturing before. */
function comersOf(enemies: readonly Walker[], { squares, setBytes }: Image): Uint8Array[] {
  const comers = Array.from({ length: squares }, () => new Uint8Array(setBytes));
  for (const { plan, paths } of enemies) {
    for (const [start, path] of paths.entries()) {
      const [byte, bit] = [start >> 3, 1 << (start & 7)];
      for (const square of [start, ...path]) {
        comers[square][byte] |= bit;
        for (const { target } of plan.movement.captures[square]) comers[target][byte] |= bit;
      }
    }
  }
  return comers;
}

function unionOf(sets: readonly Uint8Array[], squares: readonly Square[], setBytes: number): Uint8Array {
  const union = new Uint8Array(setBytes);
  for (const square of squares) {
    const set = sets[square];
    for (let index = 0; index < setBytes; index++) union[index] |= set[index];
  }
  return union;
}
