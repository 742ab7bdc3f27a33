/** Sets of paths: what pieces, magics and check tables are made of. */
import type { Square } from "../geometry/board.ts";
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
    const isSpare = list.some((other, at) => {
      if (other.target !== path.target || at === index || !isWeaker(other, path)) return false;
      return !isWeaker(path, other) || at < index;
    });
    if (isSpare) needless.push(path);
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

/** The squares that some paths depend on, ascending. */
function maskOf(paths: readonly Path[]): number[] {
  const matters: boolean[] = [];
  for (const { empties, hurdles } of paths) {
    for (const square of empties) matters[square] = true;
    for (const square of hurdles) matters[square] = true;
  }
  const mask: number[] = [];
  for (let square = 0; square < matters.length; square++) if (matters[square]) mask.push(square);
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
