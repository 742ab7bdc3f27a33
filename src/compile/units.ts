/**
 * Lookup units: ways that men can block, cut into pieces whose masks are small enough for a table, and shared by all
 * kinds of both sides that move so.
 */
import { UNIT_MASK_MAX } from "../layout/tables.ts";
import { blockableOf, isEmpty, signatureOf, type Way, type WaysBySquare } from "./ways.ts";

export interface Unit {
  /** Equal for units with equal ways on boards of the same shape. */
  readonly signature: string;
  readonly ways: WaysBySquare;
}

/** Masks of merged directions may have this many squares: larger tables leave the cache. */
const MERGED_MASK_NARROW = 12;
const MERGED_MASK_WIDE = 10;

/** All units of a variant, each once. */
export class UnitPool {
  readonly units: Unit[] = [];
  private readonly bySignature = new Map<string, number>();
  private readonly mergedMask: number;

  constructor(wide: boolean) {
    this.mergedMask = wide ? MERGED_MASK_WIDE : MERGED_MASK_NARROW;
  }

  /** The numbers of the units that together make the blockable part of `ways`. */
  add(ways: WaysBySquare): number[] {
    const blockable = blockableOf(ways);
    if (isEmpty(blockable)) return [];
    return this.split(blockable, ["family", "axis", "direction"]).map((part) => this.intern(part));
  }

  /** Splits by the coarsest name under which every mask is small enough. */
  private split(
    ways: WaysBySquare,
    names: readonly (keyof Pick<Way, "family" | "axis" | "direction">)[],
  ): WaysBySquare[] {
    const [name, ...finer] = names;
    return partsBy(ways, (way) => way[name]).flatMap((part) => {
      const limit = finer.length > 0 ? this.mergedMask : UNIT_MASK_MAX;
      return largestMask(part) <= limit || finer.length === 0 ? [part] : this.split(part, finer);
    });
  }

  private intern(ways: WaysBySquare): number {
    const signature = signatureOf(ways);
    const known = this.bySignature.get(signature);
    if (known !== undefined) return known;
    this.units.push({ signature, ways });
    this.bySignature.set(signature, this.units.length - 1);
    return this.units.length - 1;
  }
}

function partsBy(ways: WaysBySquare, nameOf: (way: Way) => string): WaysBySquare[] {
  const names = [...new Set(ways.flatMap((list) => list.map(nameOf)))].sort();
  return names.map((name) => ways.map((list) => list.filter((way) => nameOf(way) === name)));
}

function largestMask(ways: WaysBySquare): number {
  return Math.max(...ways.map((list) => maskOf(list).length));
}

/** The squares that matter to some ways, ascending. */
export function maskOf(ways: readonly Way[]): number[] {
  return [...new Set(ways.flatMap((way) => way.empties))].sort((a, b) => a - b);
}
