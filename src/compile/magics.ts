/**
 * Magics: blockable paths, divided so that each mask is small enough for a table, and shared by all kinds of both
 * sides that move alike.
 */
import { trailTools } from "../betza/trails.ts";
import type { Square } from "../geometry/board.ts";
import type { Width } from "./kernel-name.ts";
import type { PathPool, PathSet } from "./paths.ts";
import type { LineName, Path, Ray } from "./rays.ts";

/** The most squares in a mask of merged directions: larger tables exceed the cache. */
const MERGED_MASK_NARROW = 12;
const MERGED_MASK_WIDE = 10;
/** Every set is long there, and there are many squares. */
const MERGED_MASK_HUGE = 9;
/** A mask of more squares is halved, unless nearly all of them are in one word of the set: no multiplier gathers so many
 *  bits from two words. */
const LONG_MASK = 13;
const LONG_WORD = 11;
const WORD_BITS = 64;
/** Squares that must be empty on the way to the first target of a far half. */
const NEAR_SQUARES = 7;

/** What must be true of some squares, of which the mask has none, for any path to be open: all are empty, or all but one. */
export type Guard = "none" | "empty" | "one piece";

/** Paths with a table for each square. */
export interface Magic {
  readonly paths: PathSet;
  /** Of the squares that all paths from a square need; with a piece on one of them, of those that they hop over. */
  readonly guard: Guard;
}

const MERGED_MASKS = { narrow: MERGED_MASK_NARROW, wide: MERGED_MASK_WIDE, huge: MERGED_MASK_HUGE };

/** All magics of a variant, each once. */
export class MagicPool {
  readonly magics: Magic[] = [];
  readonly #paths: PathPool;
  readonly #numbers = new Map<PathSet, readonly number[]>();
  readonly #mergedMask: number;
  /** Of the kernel that they are for. */
  readonly width: Width;

  constructor(paths: PathPool, width: Width) {
    this.#paths = paths;
    this.width = width;
    this.#mergedMask = MERGED_MASKS[width];
  }

  /** The numbers of the magics that make up the blockable part of `set`. */
  add(set: PathSet): readonly number[] {
    const known = this.#numbers.get(set) ?? this.#make(this.#paths.blockable(set));
    this.#numbers.set(set, known);
    return known;
  }

  #make(blockable: PathSet): number[] {
    const isOfTrail = ({ line }: Ray) => line.heading === null;
    const straight = blockable.rays.filter((ray) => !isOfTrail(ray));
    const of = (hopping: boolean) => this.#paths.gather(straight.filter(({ hasHops }) => hasHops === hopping));
    const magics = [
      ...this.#split(of(false), ["family", "axis", "direction"]).flatMap((part) => this.#halved(part)),
      ...this.#split(of(true), ["axis", "direction"]).flatMap((part) => this.#hopsHalved(part)),
      ...packed(this.#paths, this.#paths.gather(blockable.rays.filter(isOfTrail))).flatMap((part) =>
        this.#trailsHalved(part),
      ),
    ];
    return magics.map((magic) => this.#numberOf(magic));
  }

  /** Splits by the coarsest name that makes every mask small enough. The squares behind a blocker matter to hops, so that
   *  fewer subsets of a mask share a result: several lines at once would need far larger tables. */
  #split(set: PathSet, names: readonly LineName[]): PathSet[] {
    const [name, ...finer] = names;
    return this.#paths.parts(set, name).flatMap((part) => {
      const fits = part.masks.every((mask) => mask.length <= this.#mergedMask);
      return finer.length === 0 || fits ? [part] : this.#split(part, finer);
    });
  }

  /** A line that is too long for one table becomes two, the far one guarded by the squares of the near one. */
  #halved(paths: PathSet): Magic[] {
    if (!paths.masks.some((mask) => isTooLong(this.width, mask))) return [{ paths, guard: "none" }];
    const half = (isMeant: (path: Path) => boolean) => this.#paths.gather(paths.rays.map((ray) => ray.filter(isMeant)));
    return [
      { paths: half(({ empties }) => empties.length < NEAR_SQUARES), guard: "none" },
      { paths: half(({ empties }) => empties.length >= NEAR_SQUARES), guard: "empty" },
    ];
  }

  /** The same of trails: those of a pack that are longer than its masks may be go through the same squares at first. */
  #trailsHalved(paths: PathSet): Magic[] {
    if (this.width !== "huge" || paths.masks.every((mask) => mask.length <= this.#mergedMask))
      return [{ paths, guard: "none" }];
    const half = (isMeant: (path: Path) => boolean) => this.#paths.gather(paths.rays.map((ray) => ray.filter(isMeant)));
    return [
      { paths: half((path) => !isFar(path)), guard: "none" },
      { paths: half(isFar), guard: "empty" },
    ];
  }

  /** The same of hops. Far targets are reached over a far piece or over the only one of the near half: where every near square
   *  may have that piece, it does not matter which of them has it. */
  #hopsHalved(paths: PathSet): Magic[] {
    const whole: Magic = { paths, guard: "none" };
    if (this.width !== "huge" || paths.masks.every((mask) => mask.length <= this.#mergedMask)) return [whole];
    const nearby = paths.bySquare.map((list) => needsOf(list.find((path) => countNeeds(path) === NEAR_SQUARES)));
    const half = (isMeant: (path: Path, start: number) => boolean) =>
      this.#paths.gather(paths.rays.map((ray) => ray.filter(isMeant)));
    const isOverNear = (path: Path, start: number) => path.hurdles.some((square) => nearby[start].includes(square));
    const overFar = half((path, start) => isFar(path) && !isOverNear(path, start));
    const overNear = half((path, start) => isFar(path) && isOverNear(path, start));
    const fit =
      overFar.bySquare.every((list, start) => list.every((path) => goesThrough(path, nearby[start]))) &&
      overNear.bySquare.every((list, start) => list.every((path) => isOverAny(path, list, nearby[start])));
    if (!fit) return [whole];
    const halves: Magic[] = [
      { paths: half((path) => !isFar(path)), guard: "none" },
      { paths: overFar, guard: "empty" },
      { paths: overNear, guard: "one piece" },
    ];
    return halves.filter((magic) => !magic.paths.isEmpty);
  }

  #numberOf(magic: Magic): number {
    const known = this.magics.findIndex((other) => other.paths === magic.paths && other.guard === magic.guard);
    return known < 0 ? this.magics.push(magic) - 1 : known;
  }
}

/** Trails have no lines by which all squares could be divided alike: the paths from each are packed by themselves. */
function packed(pool: PathPool, { rays, bySquare }: PathSet): PathSet[] {
  const packs = new Map<Path, number>();
  for (const list of bySquare) trailTools().pack?.(list, packs);
  const count = Math.max(-1, ...packs.values()) + 1;
  const parts = rays.map((ray) => ray.divided(count, (path) => packs.get(path) as number));
  return Array.from({ length: count }, (_, pack) => pool.gather(parts.map((part) => part[pack])));
}

function countNeeds({ empties, hurdles }: Path): number {
  return empties.length + hurdles.length;
}

function isFar(path: Path): boolean {
  return countNeeds(path) > NEAR_SQUARES;
}

function needsOf(path: Path | undefined): readonly Square[] {
  return path ? [...path.empties, ...path.hurdles] : [];
}

function goesThrough({ empties }: Path, squares: readonly Square[]): boolean {
  return squares.length > 0 && squares.every((square) => empties.includes(square));
}

/** Whether the path to a target is open over each of some squares, of which it needs all others empty. */
function isOverAny(
  { target, empties, hurdles: [hurdle, ...others] }: Path,
  list: readonly Path[],
  squares: readonly Square[],
) {
  const ways = list.filter((path) => path.target === target).length;
  return (
    others.length === 0 &&
    ways === squares.length &&
    squares.every((square) => square === hurdle || empties.includes(square))
  );
}

function isTooLong(width: Width, mask: readonly number[]): boolean {
  if (width !== "wide") return width === "huge" && mask.length > MERGED_MASK_HUGE;
  const low = mask.filter((square) => square < WORD_BITS).length;
  return mask.length > LONG_MASK && Math.max(low, mask.length - low) <= LONG_WORD;
}
