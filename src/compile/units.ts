/**
 * Lookup units: ways that men can block, cut into pieces whose masks are small enough for a table, and shared by all
 * kinds of both sides that move so.
 */
import { blockableOf, isEmpty, type Line, signatureOf, type Way, type WaysBySquare } from "./ways.ts";

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
  private readonly byWays = new Map<WaysBySquare, number[]>();
  private readonly bySignature = new Map<string, number>();
  private readonly mergedMask: number;

  constructor(wide: boolean) {
    this.mergedMask = wide ? MERGED_MASK_WIDE : MERGED_MASK_NARROW;
  }

  /** The numbers of the units that together make the blockable part of `ways`. */
  add(ways: WaysBySquare): readonly number[] {
    const known = this.byWays.get(ways) ?? this.make(blockableOf(ways));
    this.byWays.set(ways, known);
    return known;
  }

  private make(blockable: WaysBySquare): number[] {
    if (isEmpty(blockable)) return [];
    return this.split(blockable, ["family", "axis", "direction"]).map((part) => this.intern(part));
  }

  /** Splits by the coarsest name under which every mask is small enough. */
  private split(ways: WaysBySquare, names: readonly (keyof Line)[]): WaysBySquare[] {
    const [name, ...finer] = names;
    return partsBy(ways, name).flatMap((part) => {
      if (finer.length === 0 || largestMask(part) <= this.mergedMask) return [part];
      return this.split(part, finer);
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

/** Ways of each name apart, names in alphabetical order. */
export function partsBy(ways: WaysBySquare, name: keyof Line): WaysBySquare[] {
  const parts = new Map<string, Way[][]>();
  for (const [square, list] of ways.entries()) {
    for (const way of list) {
      const part = parts.get(way.line[name]) ?? ways.map(() => []);
      parts.set(way.line[name], part);
      part[square].push(way);
    }
  }
  return [...parts.keys()].sort().map((key) => parts.get(key) as WaysBySquare);
}

function largestMask(ways: WaysBySquare): number {
  return Math.max(...ways.map((list) => maskOf(list).length));
}

/** The squares that matter to some ways, ascending. */
export function maskOf(ways: readonly Way[]): number[] {
  const matters: boolean[] = [];
  for (const { empties } of ways) for (const square of empties) matters[square] = true;
  const mask: number[] = [];
  for (let square = 0; square < matters.length; square++) if (matters[square]) mask.push(square);
  return mask;
}
