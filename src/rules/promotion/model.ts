/** Promotion in variants, moves and their texts. */
import type { Side, Square } from "../../geometry/board.ts";

/** What a move has to do for a promotion: to arrive on the zone, or from outside alone; to leave it; to take, or to take and begin or
 *  end there; or no move, so that the piece promotes where it stands; or to be made by what it has become there. */
export type Occasion = "arrive" | "enter" | "leave" | "capture" | "capture-there" | "stay" | "before-move";

/** A piece becomes one of `to`. Of several promotions of a kind of a side, the first that fits a move counts. */
export interface Promotion {
  readonly side: Side;
  readonly kind: number;
  readonly zone: readonly Square[];
  /** Kinds, in the order in which they are offered. */
  readonly to: readonly number[];
  /** Whether the piece may also stay what it is. */
  readonly optional: boolean;
  /** In the order of the type; one of them is enough. */
  readonly on: readonly Occasion[];
  /** By choice: how many such pieces the side may have on the board; null for any number. `lost`: as many as at the start.
   *  Null without limits. */
  readonly limits: "lost" | readonly (number | null)[] | null;
  /** Whether captures en passant may be an occasion; true where the kind makes none. */
  readonly enPassant: boolean;
  /** Whether it turns back what another promotion has made. */
  readonly isBack: boolean;
  /** It neither becomes what attacks an enemy piece nor gives check: only of promotions where it stands. */
  readonly isHarmless?: true;
  /** Only the last such piece of a side promotes so: only where it stands. */
  readonly isLast?: true;
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
