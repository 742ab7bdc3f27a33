/**
 * Lookup units: blockable ways, divided so that each mask is small enough for a table, and shared by all kinds of both
 * sides that move alike.
 */
import type { Line, WayPool, WaySet } from "./ways.ts";

/** The most squares in a mask of merged directions: larger tables exceed the cache. */
const MERGED_MASK_NARROW = 12;
const MERGED_MASK_WIDE = 10;

/** All units of a variant, each once. */
export class UnitPool {
  readonly units: WaySet[] = [];
  private readonly ways: WayPool;
  private readonly numbers = new Map<WaySet, readonly number[]>();
  private readonly mergedMask: number;

  constructor(ways: WayPool, wide: boolean) {
    this.ways = ways;
    this.mergedMask = wide ? MERGED_MASK_WIDE : MERGED_MASK_NARROW;
  }

  /** The numbers of the units that make up the blockable part of `set`. */
  add(set: WaySet): readonly number[] {
    const known = this.numbers.get(set) ?? this.make(this.ways.blockable(set));
    this.numbers.set(set, known);
    return known;
  }

  private make(blockable: WaySet): number[] {
    return this.split(blockable, ["family", "axis", "direction"]).map((part) => this.numberOf(part));
  }

  /** Splits by the coarsest name that makes every mask small enough. */
  private split(set: WaySet, names: readonly (keyof Line)[]): WaySet[] {
    const [name, ...finer] = names;
    return this.ways.parts(set, name).flatMap((part) => {
      const fits = part.masks.every((mask) => mask.length <= this.mergedMask);
      return finer.length === 0 || fits ? [part] : this.split(part, finer);
    });
  }

  private numberOf(unit: WaySet): number {
    const known = this.units.indexOf(unit);
    return known < 0 ? this.units.push(unit) - 1 : known;
  }
}
