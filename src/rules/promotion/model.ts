/** Promotion in variants, moves and their texts. */
import type { Side, Square } from "../../geometry/board.ts";

/** A piece that arrives on the zone becomes one of `to`. Each side has at most one promotion for a kind. */
export interface Promotion {
  readonly side: Side;
  readonly kind: number;
  readonly zone: readonly Square[];
  /** Kinds, in the order in which they are offered. */
  readonly to: readonly number[];
  /** Whether the piece may also stay what it is. */
  readonly optional: boolean;
}

export interface PromotionsOfVariant {
  readonly promotions: readonly Promotion[];
}

export interface PromotionOfMove {
  /** The kind it becomes, or null. */
  readonly promotion: number | null;
}

export interface PromotionNotation {
  /** `=` writes `d8=Q`, empty writes `d8Q`. */
  readonly promotion: "=" | "";
}

export interface PromotionOfGameMove {
  /** What it becomes, or null. */
  readonly promotion: string | null;
}
