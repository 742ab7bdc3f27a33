/** How pawns reach their zone, by their own moves on an empty board. */
import type { Square } from "../geometry/board.ts";
import type { KindPlan } from "./kinds.ts";

/** By square, the moves to the nearest square of the zone, captures included; Infinity where it cannot be reached. */
export function stepsToZone(plan: KindPlan): number[] {
  return stepsToSquares(plan, plan.pawn?.zone ?? []);
}

/** The same to the nearest of some squares. */
export function stepsToSquares({ movement }: KindPlan, squares: readonly Square[]): number[] {
  const sources = movement.quiets.map((): number[] => []);
  for (const paths of [movement.quiets, movement.captures]) {
    for (const [square, list] of paths.entries()) for (const { target } of list) sources[target].push(square);
  }
  const steps = sources.map(() => Number.POSITIVE_INFINITY);
  let front = squares;
  for (const square of front) steps[square] = 0;
  for (let distance = 1; front.length > 0; distance++) {
    const next: number[] = [];
    for (const square of front) {
      for (const source of sources[square]) {
        if (steps[source] !== Number.POSITIVE_INFINITY) continue;
        steps[source] = distance;
        next.push(source);
      }
    }
    front = next;
  }
  return steps;
}

/** By square, the squares on a pawn's quiet paths to the zone, without its own. */
export function pathsToZone({ movement, pawn }: KindPlan): Square[][] {
  const targets = movement.quiets.map((paths) => paths.map(({ target }) => target));
  for (const square of pawn?.zone ?? []) targets[square] = []; // where paths end
  /** By square, the last start from which it was reached. */
  const reached = new Int16Array(targets.length).fill(-1);
  return targets.map((_, start) => {
    const path: Square[] = [];
    const open = [start];
    for (let square = open.pop(); square !== undefined; square = open.pop()) {
      for (const target of targets[square]) {
        if (reached[target] === start) continue;
        reached[target] = start;
        path.push(target);
        open.push(target);
      }
    }
    return path;
  });
}

/** Moves from one square to every other on an empty board, captures included; Infinity where unreachable. */
export function stepsFrom({ movement }: KindPlan, start: number): number[] {
  const steps = movement.quiets.map(() => Number.POSITIVE_INFINITY);
  steps[start] = 0;
  let front: readonly number[] = [start];
  for (let distance = 1; front.length > 0; distance++) {
    const next: number[] = [];
    for (const square of front) {
      for (const { target } of [...movement.quiets[square], ...movement.captures[square]]) {
        if (steps[target] !== Number.POSITIVE_INFINITY) continue;
        steps[target] = distance;
        next.push(target);
      }
    }
    front = next;
  }
  return steps;
}
