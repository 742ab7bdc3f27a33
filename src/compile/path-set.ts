/** Sets of paths: what pieces, magics and check tables are made of. */
import type { Square } from "../geometry/board.ts";
import { SQUARES_HUGE } from "../layout/capacity.ts";
import type { Path, Ray } from "./rays.ts";

/** For every square of the board, the paths that start there, ordered by target. */
export type PathsBySquare = readonly (readonly Path[])[];

/** All paths of some rays, without those that another path to the same target makes redundant by needing no more of the
 *  squares between. */
export class PathSet {
  readonly rays: readonly Ray[];
  /** Number of paths. */
  readonly count: number;
  readonly #squares: number;
  #bySquare: PathsBySquare | null = null;
  #masks: readonly (readonly Square[])[] | null = null;

  /** @param squares of the board */
  constructor(rays: readonly Ray[], squares: number) {
    this.rays = rays;
    this.count = rays.reduce((sum, { paths }) => sum + paths.length, 0);
    this.#squares = squares;
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }

  get hasLeaps(): boolean {
    return this.rays.some(({ leaps }) => leaps.paths.length > 0);
  }

  /** Whether some paths go over a piece. */
  get hasHops(): boolean {
    return this.rays.some((ray) => ray.hasHops);
  }

  get isBlockable(): boolean {
    return this.rays.some(({ blockable }) => blockable.paths.length > 0);
  }

  /** Whether a target is reached in two ways. */
  get hasRepeats(): boolean {
    return haveCommonHeading(this.rays) && this.bySquare.some(repeatsTarget);
  }

  get bySquare(): PathsBySquare {
    this.#bySquare ??= pathsBySquare(this.rays, this.#squares);
    return this.#bySquare;
  }

  /** For every square, the squares that its paths depend on, ascending. */
  get masks(): readonly (readonly Square[])[] {
    this.#masks ??= this.bySquare.map(maskOf);
    return this.#masks;
  }
}

/** Drops each path if another to its target needs no more squares empty, and no other ones taken. */
export function withoutNeedless(rays: readonly Ray[], squares: number): readonly Ray[] {
  if (!haveCommonHeading(rays)) return rays;
  const needless = new Set(pathsBySquare(rays, squares).flatMap(needlessOf));
  return needless.size === 0 ? rays : rays.map((ray) => ray.filter((path) => !needless.has(path)));
}

function haveCommonHeading(rays: readonly Ray[]): boolean {
  const headings = new Set(rays.map(({ line }) => line.heading));
  return headings.has(null) || headings.size < rays.length;
}

function repeatsTarget(list: readonly Path[]): boolean {
  return list.some(({ target }, index) => index > 0 && target === list[index - 1].target);
}

function needlessOf(list: readonly Path[]): Path[] {
  const needless: Path[] = [];
  for (const [index, path] of list.entries()) {
    const isSpare = (at: number) =>
      at !== index && isWeaker(list[at], path) && (!isWeaker(path, list[at]) || at < index);
    let at = index;
    while (at > 0 && list[at - 1].target === path.target) at--;
    while (at < list.length && list[at].target === path.target && !isSpare(at)) at++;
    if (at < list.length && list[at].target === path.target) needless.push(path);
  }
  return needless;
}

/** Whether one path is open wherever another is. */
function isWeaker(one: Path, other: Path): boolean {
  return isWithin(one.empties, other.empties) && isWithin(one.hurdles, other.hurdles);
}

function isWithin(some: readonly Square[], all: readonly Square[]): boolean {
  return some.every((square) => all.includes(square));
}

/** Merges rays by target. */
function pathsBySquare(rays: readonly Ray[], squares: number): PathsBySquare {
  const lists = Array.from({ length: squares }, (): Path[] => []);
  const next = rays.map(() => 0);
  for (let target = 0; target < squares; target++) {
    for (let r = 0; r < rays.length; r++) {
      const { starts, paths } = rays[r];
      for (; next[r] < paths.length && paths[next[r]].target === target; next[r]++)
        lists[starts[next[r]]].push(paths[next[r]]);
    }
  }
  return lists;
}

/** Marks of squares while a mask is made. */
const marks = new Uint8Array(SQUARES_HUGE);

/** The squares that some paths depend on, ascending. */
function maskOf(paths: readonly Path[]): number[] {
  for (const { empties, hurdles } of paths) {
    for (let index = 0; index < empties.length; index++) marks[empties[index]] = 1;
    for (let index = 0; index < hurdles.length; index++) marks[hurdles[index]] = 1;
  }
  const mask: number[] = [];
  for (let square = marks.indexOf(1); square >= 0; square = marks.indexOf(1, square + 1)) mask.push(square);
  for (const square of mask) marks[square] = 0;
  return mask;
}

/** Whether two sets have the same paths, whatever their rays. */
export function isSame(a: PathSet, b: PathSet): boolean {
  if (a.count !== b.count) return false;
  return a.bySquare.every((list, square) => isSameList(list, b.bySquare[square]));
}

function isSameList(a: readonly Path[], b: readonly Path[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ target, empties, hurdles }, index) => {
      const other = b[index];
      return target === other.target && isSameSquares(empties, other.empties) && isSameSquares(hurdles, other.hurdles);
    })
  );
}

function isSameSquares(a: readonly Square[], b: readonly Square[]): boolean {
  return a.length === b.length && a.every((square, index) => square === b[index]);
}
