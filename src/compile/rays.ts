/**
 * Rays: the paths of one direction, from every square of the board. A piece's movement is a set of rays, shared with all
 * pieces that have them: a queen's are a rook's and a bishop's.
 */
import type { Ride } from "../betza/rides.ts";
import type { Board, Square, Vector } from "../geometry/board.ts";

/** Names by which paths are grouped into tables. */
export interface Line {
  /** The leap that is repeated, for instance `0,1` for a rook's. */
  readonly family: string;
  /** The line of the leap, the same for opposite directions. */
  readonly axis: string;
  readonly direction: string;
  /** The direction in lowest terms: rides with different headings never share a start and a target. Null for trails, which
   *  may share them with any. */
  readonly heading: string | null;
}

/** The names by which tables are divided, the coarsest first. */
export type LineName = "family" | "axis" | "direction";

export interface Path {
  readonly target: Square;
  /** Squares that must be empty, ascending; none for a leap. */
  readonly empties: readonly Square[];
  /** Squares on which a piece must stand, ascending; only hops have some. */
  readonly hurdles: readonly Square[];
}

/** Where rides may start and end. */
export interface Ground {
  readonly board: Board;
  /** Squares on which the ride may start; null is anywhere. */
  readonly starts: readonly Square[] | null;
  /** Squares where no ride may end. */
  readonly closed: readonly Square[];
}

/** Paths with their starts, ordered by target. */
export class Ray {
  readonly line: Line;
  readonly starts: readonly Square[];
  /** One for each start. */
  readonly paths: readonly Path[];
  #parts: { readonly leaps: Ray; readonly blockable: Ray } | null = null;

  constructor(line: Line, starts: readonly Square[], paths: readonly Path[]) {
    this.line = line;
    this.starts = starts;
    this.paths = paths;
  }

  /** The paths that cannot be blocked. */
  get leaps(): Ray {
    return this.#split().leaps;
  }

  /** The paths that can be blocked, hops among them. */
  get blockable(): Ray {
    return this.#split().blockable;
  }

  get hasHops(): boolean {
    return this.paths.some(isHop);
  }

  #split(): { readonly leaps: Ray; readonly blockable: Ray } {
    if (this.#parts) return this.#parts;
    const [blockable, leaps] = this.divided(2, (path) => (isLeap(path) ? 1 : 0));
    this.#parts = { leaps, blockable };
    return this.#parts;
  }

  /** Returns itself if all paths pass. */
  filter(isMeant: (path: Path, start: Square) => boolean): Ray {
    const starts: Square[] = [];
    const paths: Path[] = [];
    for (let index = 0; index < this.paths.length; index++) {
      if (!isMeant(this.paths[index], this.starts[index])) continue;
      starts.push(this.starts[index]);
      paths.push(this.paths[index]);
    }
    return paths.length === this.paths.length ? this : new Ray(this.line, starts, paths);
  }

  /** The paths by number.
   *  @param count above all numbers */
  divided(count: number, numberOf: (path: Path) => number): Ray[] {
    const parts = Array.from({ length: count }, () => ({ starts: [] as Square[], paths: [] as Path[] }));
    for (let index = 0; index < this.paths.length; index++) {
      const part = parts[numberOf(this.paths[index])];
      part.starts.push(this.starts[index]);
      part.paths.push(this.paths[index]);
    }
    return parts.map(({ starts, paths }) =>
      paths.length === this.paths.length ? this : new Ray(this.line, starts, paths),
    );
  }

  /** The same paths indexed by target.
   *  @param squares of the board */
  reversed(squares: number): Ray {
    const byStart = Array.from({ length: squares }, (): Path[] => []);
    for (const [index, path] of this.paths.entries()) byStart[this.starts[index]].push(path);
    const starts: Square[] = [];
    const paths: Path[] = [];
    for (const [start, list] of byStart.entries()) {
      for (const { target, empties, hurdles } of list) {
        starts.push(target);
        paths.push({ target: start, empties, hurdles });
      }
    }
    return new Ray(this.line, starts, paths);
  }
}

/** The ray of a ride, traced backwards from each target, so that its paths are ordered by target. */
export function rayOf({ board, starts: allowed, closed }: Ground, ride: Ride): Ray {
  const { files, ranks } = board;
  const [stepFiles, stepRanks] = ride.step;
  const distance = stepRanks * files + stepFiles;
  const lame = ride.lamePath.map(([pathFiles, pathRanks]) => pathRanks * files + pathFiles);
  const most = ride.limit === 0 ? Number.POSITIVE_INFINITY : ride.limit;
  const holes = new Set(board.holes);
  const starts: Square[] = [];
  const paths: Path[] = [];
  for (let target = 0; target < files * ranks; target++) {
    if (closed.includes(target) || holes.has(target)) continue;
    let file = target % files;
    let rank = (target - file) / files;
    let start = target;
    let empties: readonly Square[] = NONE;
    for (let leap = 1; leap <= most; leap++) {
      file -= stepFiles;
      rank -= stepRanks;
      if (file < 0 || file >= files || rank < 0 || rank >= ranks) break;
      if (leap > 1) empties = distance > 0 ? [start, ...empties] : [...empties, start];
      start -= distance;
      if (holes.size > 0 && [start, ...passedFrom(start, lame)].some((square) => holes.has(square))) break;
      if (lame.length > 0) empties = [...empties, ...passedFrom(start, lame)].sort(ascending);
      if (allowed && !allowed.includes(start)) continue;
      starts.push(start);
      paths.push({ target, empties, hurdles: NONE });
    }
  }
  return new Ray(lineOf(ride.step), starts, paths);
}

const NONE: readonly Square[] = [];

function passedFrom(start: Square, lame: readonly number[]): Square[] {
  return lame.map((offset) => start + offset);
}

/** Whether a path depends on no square but its ends. */
export function isLeap({ empties, hurdles }: Path): boolean {
  return empties.length === 0 && hurdles.length === 0;
}

/** Whether a path goes over a piece that must stand there. */
export function isHop({ hurdles }: Path): boolean {
  return hurdles.length > 0;
}

export function lineOf([files, ranks]: Vector): Line {
  const sizes = [Math.abs(files), Math.abs(ranks)].sort(ascending);
  const positive = ranks > 0 || (ranks === 0 && files > 0);
  const axis = positive ? `${files},${ranks}` : `${-files},${-ranks}`;
  const divisor = greatestDivisor(sizes[0], sizes[1]);
  const heading = `${files / divisor},${ranks / divisor}`;
  return { family: sizes.join(), axis, direction: `${files},${ranks}`, heading };
}

function greatestDivisor(a: number, b: number): number {
  return a === 0 ? b : greatestDivisor(b % a, a);
}

function ascending(a: number, b: number): number {
  return a - b;
}
