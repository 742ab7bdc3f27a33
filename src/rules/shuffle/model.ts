/** Numbered starts in a variant. */
import type { Square } from "../../geometry/board.ts";

/** One family of numbered starts. Several are numbered consecutively. */
export interface Shuffle {
  /** The first step's choice varies fastest. */
  readonly steps: readonly PlacementStep[];
}

/** Places pieces on free squares. The other side follows by symmetry. The choices of a step are numbered from 0. */
export interface PlacementStep {
  /** Kinds to place, with repeats. White's squares; Black's follow by `Variant.symmetry`. */
  readonly pieces: readonly number[];
  readonly squares: readonly Square[];
  readonly constraint: PlacementConstraint;
  /** The number of choices, which is the same whatever the earlier steps chose. */
  readonly choices: number;
}

/**
 * - `any`: every distinct arrangement of the pieces on free squares of the step
 * - `dark`, `light`: the same on squares of one colour
 * - `opposite-shades`: two equal pieces, one on each colour
 * - `in-order`: the pieces stand in the listed order from left to right (king between rooks: rook king rook)
 */
export type PlacementConstraint = "any" | "dark" | "light" | "opposite-shades" | "in-order";

export interface ShufflesOfVariant {
  /** Numbered starts: see `rule.ts`. Empty when `setup` is the only start. */
  readonly shuffles: readonly Shuffle[];
}
