/**
 * Magics: blockable paths, divided so that each mask is small enough for a table, and shared by all kinds of both
 * sides that move alike.
 */
import type { Line, PathPool, PathSet } from "./paths.ts";

/** The most squares in a mask of merged directions: larger tables exceed the cache. */
const MERGED_MASK_NARROW = 12;
const MERGED_MASK_WIDE = 10;

/** All magics of a variant, each once. */
export class MagicPool {
  readonly magics: PathSet[] = [];
  private readonly paths: PathPool;
  private readonly numbers = new Map<PathSet, readonly number[]>();
  private readonly mergedMask: number;

  constructor(paths: PathPool, wide: boolean) {
    this.paths = paths;
    this.mergedMask = wide ? MERGED_MASK_WIDE : MERGED_MASK_NARROW;
  }

  /** The numbers of the magics that make up the blockable part of `set`. */
  add(set: PathSet): readonly number[] {
    const known = this.numbers.get(set) ?? this.make(this.paths.blockable(set));
    this.numbers.set(set, known);
    return known;
  }

  private make(blockable: PathSet): number[] {
    return this.split(blockable, ["family", "axis", "direction"]).map((part) => this.numberOf(part));
  }

  /** Splits by the coarsest name that makes every mask small enough. */
  private split(set: PathSet, names: readonly (keyof Line)[]): PathSet[] {
    const [name, ...finer] = names;
    return this.paths.parts(set, name).flatMap((part) => {
      const fits = part.masks.every((mask) => mask.length <= this.mergedMask);
      return finer.length === 0 || fits ? [part] : this.split(part, finer);
    });
  }

  private numberOf(magic: PathSet): number {
    const known = this.magics.indexOf(magic);
    return known < 0 ? this.magics.push(magic) - 1 : known;
  }
}
