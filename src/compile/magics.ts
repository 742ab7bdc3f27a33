/**
 * Magics: blockable paths, divided so that each mask is small enough for a table, and shared by all kinds of both
 * sides that move alike.
 */
import { trailTools } from "../betza/trails.ts";
import type { Width } from "./kernel-name.ts";
import type { PathPool, PathSet } from "./paths.ts";
import type { LineName, Path, Ray } from "./rays.ts";

/** The most squares in a mask of merged directions: larger tables exceed the cache. */
const MERGED_MASK_NARROW = 12;
const MERGED_MASK_WIDE = 10;
/** Every set is long there, and there are many squares. */
const MERGED_MASK_HUGE = 7;
/** A mask of more squares is halved, unless nearly all of them are in one word of the set: no multiplier gathers so many
 *  bits from two words. */
const LONG_MASK = 13;
const LONG_WORD = 11;
const WORD_BITS = 64;
/** Squares that must be empty on the way to the first target of a far half. */
const NEAR_SQUARES = 7;

/** Paths with a table for each square. */
export interface Magic {
  readonly paths: PathSet;
  /** Whether the squares that all paths from a square need empty are a guard, and no part of the mask. */
  readonly isGuarded: boolean;
}

const MERGED_MASKS = { narrow: MERGED_MASK_NARROW, wide: MERGED_MASK_WIDE, huge: MERGED_MASK_HUGE };

/** All magics of a variant, each once. */
export class MagicPool {
  readonly magics: Magic[] = [];
  private readonly paths: PathPool;
  private readonly numbers = new Map<PathSet, readonly number[]>();
  private readonly mergedMask: number;
  private readonly width: Width;

  constructor(paths: PathPool, width: Width) {
    this.paths = paths;
    this.width = width;
    this.mergedMask = MERGED_MASKS[width];
  }

  /** The numbers of the magics that make up the blockable part of `set`. */
  add(set: PathSet): readonly number[] {
    const known = this.numbers.get(set) ?? this.make(this.paths.blockable(set));
    this.numbers.set(set, known);
    return known;
  }

  private make(blockable: PathSet): number[] {
    const isOfTrail = ({ line }: Ray) => line.heading === null;
    const straight = blockable.rays.filter((ray) => !isOfTrail(ray));
    const of = (hopping: boolean) => this.paths.gather(straight.filter(({ hasHops }) => hasHops === hopping));
    const magics = [
      ...this.split(of(false), ["family", "axis", "direction"]).flatMap((part) => this.halved(part)),
      ...this.split(of(true), ["axis", "direction"]).map((paths) => ({ paths, isGuarded: false })),
      ...packed(this.paths, this.paths.gather(blockable.rays.filter(isOfTrail))),
    ];
    return magics.map((magic) => this.numberOf(magic));
  }

  /** Splits by the coarsest name that makes every mask small enough. The squares behind a blocker matter to hops, so that
   *  fewer subsets of a mask share a result: several lines at once would need far larger tables. */
  private split(set: PathSet, names: readonly LineName[]): PathSet[] {
    const [name, ...finer] = names;
    return this.paths.parts(set, name).flatMap((part) => {
      const fits = part.masks.every((mask) => mask.length <= this.mergedMask);
      return finer.length === 0 || fits ? [part] : this.split(part, finer);
    });
  }

  /** A line that is too long for one table becomes two, the far one guarded by the squares of the near one. */
  private halved(paths: PathSet): Magic[] {
    if (!paths.masks.some((mask) => isTooLong(this.width, mask))) return [{ paths, isGuarded: false }];
    const half = (isMeant: (path: Path) => boolean) => this.paths.gather(paths.rays.map((ray) => ray.filter(isMeant)));
    return [
      { paths: half(({ empties }) => empties.length < NEAR_SQUARES), isGuarded: false },
      { paths: half(({ empties }) => empties.length >= NEAR_SQUARES), isGuarded: true },
    ];
  }

  private numberOf(magic: Magic): number {
    const known = this.magics.findIndex((other) => other.paths === magic.paths && other.isGuarded === magic.isGuarded);
    return known < 0 ? this.magics.push(magic) - 1 : known;
  }
}

/** Trails have no lines by which all squares could be divided alike: the paths from each are packed by themselves. */
function packed(pool: PathPool, { rays, bySquare }: PathSet): Magic[] {
  const packs = new Map<Path, number>();
  for (const list of bySquare) trailTools().pack?.(list, packs);
  const count = Math.max(-1, ...packs.values()) + 1;
  return Array.from({ length: count }, (_, pack): Magic => {
    const own = rays.map((ray) => ray.filter((path) => packs.get(path) === pack));
    return { paths: pool.gather(own), isGuarded: false };
  });
}

function isTooLong(width: Width, mask: readonly number[]): boolean {
  if (width !== "wide") return width === "huge" && mask.length > MERGED_MASK_HUGE;
  const low = mask.filter((square) => square < WORD_BITS).length;
  return mask.length > LONG_MASK && Math.max(low, mask.length - low) <= LONG_WORD;
}
