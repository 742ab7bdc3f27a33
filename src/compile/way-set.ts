/** Sets of ways: what pieces, lookup units and check tables are made of. */
import type { Square } from "../geometry/board.ts";
import type { Ray, Way } from "./rays.ts";

/** For every square of the board, the ways that start there, ordered by target. */
export type WaysBySquare = readonly (readonly Way[])[];

/** All ways of some rays, without those that another way to the same target makes redundant by needing no more empty
 *  squares. */
export class WaySet {
  readonly rays: readonly Ray[];
  /** Number of ways. */
  readonly count: number;
  readonly #squares: number;
  #bySquare: WaysBySquare | null = null;
  #masks: readonly (readonly Square[])[] | null = null;

  /** @param squares of the board */
  constructor(rays: readonly Ray[], squares: number) {
    this.rays = rays;
    this.count = rays.reduce((sum, { ways }) => sum + ways.length, 0);
    this.#squares = squares;
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }

  get hasLeaps(): boolean {
    return this.rays.some(({ leaps }) => leaps.ways.length > 0);
  }

  get isBlockable(): boolean {
    return this.rays.some(({ blockable }) => blockable.ways.length > 0);
  }

  /** Whether a target is reached in two ways. */
  get hasRepeats(): boolean {
    return haveCommonHeading(this.rays) && this.bySquare.some(repeatsTarget);
  }

  get bySquare(): WaysBySquare {
    this.#bySquare ??= waysBySquare(this.rays, this.#squares);
    return this.#bySquare;
  }

  /** For every square, the squares that its ways depend on, ascending. */
  get masks(): readonly (readonly Square[])[] {
    this.#masks ??= this.bySquare.map(maskOf);
    return this.#masks;
  }
}

/** Drops each way if another to its target needs no more empty squares. */
export function withoutNeedless(rays: readonly Ray[], squares: number): readonly Ray[] {
  if (!haveCommonHeading(rays)) return rays;
  const needless = new Set(waysBySquare(rays, squares).flatMap(needlessOf));
  return needless.size === 0 ? rays : rays.map((ray) => ray.filter((way) => !needless.has(way)));
}

function haveCommonHeading(rays: readonly Ray[]): boolean {
  return new Set(rays.map(({ line }) => line.heading)).size < rays.length;
}

function repeatsTarget(list: readonly Way[]): boolean {
  return list.some(({ target }, index) => index > 0 && target === list[index - 1].target);
}

function needlessOf(list: readonly Way[]): Way[] {
  const needless: Way[] = [];
  for (const [index, way] of list.entries()) {
    const isSpare = list.some((other, at) => {
      if (other.target !== way.target || at === index || !isWithin(other.empties, way.empties)) return false;
      return other.empties.length < way.empties.length || at < index;
    });
    if (isSpare) needless.push(way);
  }
  return needless;
}

function isWithin(some: readonly Square[], all: readonly Square[]): boolean {
  return some.every((square) => all.includes(square));
}

/** Merges rays by target. */
function waysBySquare(rays: readonly Ray[], squares: number): WaysBySquare {
  const lists = Array.from({ length: squares }, (): Way[] => []);
  const next = rays.map(() => 0);
  for (let target = 0; target < squares; target++) {
    for (let r = 0; r < rays.length; r++) {
      const { starts, ways } = rays[r];
      for (; next[r] < ways.length && ways[next[r]].target === target; next[r]++)
        lists[starts[next[r]]].push(ways[next[r]]);
    }
  }
  return lists;
}

/** The squares that some ways depend on, ascending. */
function maskOf(ways: readonly Way[]): number[] {
  const matters: boolean[] = [];
  for (const { empties } of ways) for (const square of empties) matters[square] = true;
  const mask: number[] = [];
  for (let square = 0; square < matters.length; square++) if (matters[square]) mask.push(square);
  return mask;
}

/** Whether two sets have the same ways, whatever their rays. */
export function isSame(a: WaySet, b: WaySet): boolean {
  if (a.count !== b.count) return false;
  return a.bySquare.every((list, square) => isSameList(list, b.bySquare[square]));
}

function isSameList(a: readonly Way[], b: readonly Way[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ target, empties }, index) => target === b[index].target && isSameSquares(empties, b[index].empties))
  );
}

function isSameSquares(a: readonly Square[], b: readonly Square[]): boolean {
  return a.length === b.length && a.every((square, index) => square === b[index]);
}
