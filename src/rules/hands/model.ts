/** Pieces in hand: in variants, positions, moves and their texts. */
import type { BySide, Side, Square, Vector } from "../../geometry/board.ts";

/** Hands, drops, and what captured pieces are in a hand. */
export interface Hands {
  /** Whether captured pieces go to the captor's hand. */
  readonly fills: boolean;
  /** Whether nothing but drops is legal while there is one. */
  readonly first: boolean;
  /** By side and kind: how many are in hand at the start. */
  readonly start: BySide<readonly number[]>;
  /** By side: the kinds that may be in its hand, ascending. */
  readonly held: BySide<readonly number[]>;
  /** By the side and kind of a captured piece: what it is in the hand; null where it goes to no hand, as what is endless. */
  readonly falls: BySide<readonly (number | null)[]>;
  /** The same for pieces that have promoted to the kind: nowhere where they were endless, null where that makes no difference,
   *  so that it is not noted. */
  readonly fallsBack: BySide<readonly (number | "nowhere" | null)[]>;
  /** One for each side and kind that is dropped. */
  readonly drops: readonly Drop[];
}

export interface Drop {
  readonly side: Side;
  /** The kind that is put on the board. */
  readonly kind: number;
  /** The kind that it is in the hand. */
  readonly hand: number;
  /** Where it may be dropped, ascending. */
  readonly squares: readonly Square[];
  /** How many such pieces of the side may stand on a file; null for any number. */
  readonly perFile: number | null;
  /** Whether the drop may mate, and whether it may give check. */
  readonly mates: boolean;
  readonly checks: boolean;
  /** Whether such pieces end up evenly on both colours of square. */
  readonly even: boolean;
  /** How it lands, beside that; absent for drops of pieces in hand that what stands on the board does not limit. */
  readonly landing?: Landing;
}

/** An edge of the board as White sees it. */
export type Edge = "top" | "bottom" | "left" | "right";

/** Squares around another: leaps in Betza notation, and as the dropping side sees them. */
export interface Leaps {
  readonly betza: string;
  readonly leaps: readonly Vector[];
}

/** Where a drop lands by what stands on the board. */
export interface Landing {
  /** The edges over which the piece may come in, to slide on until something stops it; none where it is put down. */
  readonly slidesFrom: readonly Edge[];
  /** Around the square stands an own piece; null for no matter what. */
  readonly beside: Leaps | null;
  /** Around the square stands no enemy piece; null for no matter what. */
  readonly clearOf: Leaps | null;
  /** Whether it has to make something change sides. */
  readonly flips: boolean;
  /** While one of these is empty, it lands there and nowhere else, whatever the rest says. */
  readonly opening: readonly Square[];
  /** Whether it needs no piece in the hand. */
  readonly endless: boolean;
}

export interface HandsOfVariant {
  /** Null where no piece is ever in hand. */
  readonly hands: Hands | null;
}

export interface HandsOfPosition {
  /** By side and kind: how many are in hand; null in variants without hands. */
  readonly hands: BySide<readonly number[]> | null;
  /** The squares of pieces that have promoted and fall back when they are captured, ascending. */
  readonly promoted: readonly Square[];
}

export interface DropOfMove {
  /** Whether the piece comes from the hand: then `from` is `to`, and `kind` is what is dropped. */
  readonly drop: boolean;
}

export interface DropOfGameMove {
  /** Whether the piece comes from the hand; then `from` is `to`. */
  readonly drop: boolean;
}
