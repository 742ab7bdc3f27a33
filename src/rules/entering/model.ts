/** Pieces that enter from the hand as others leave: in variants, positions, moves and their texts. */
import type { BySide, Square } from "../../geometry/board.ts";

export interface Entering {
  /** By side: where pieces may enter, ascending; at most one square on a file. */
  readonly squares: BySide<readonly Square[]>;
  /** By side: the kinds that may enter, ascending. */
  readonly kinds: BySide<readonly number[]>;
}

export interface EnteringOfVariant {
  /** Null where no piece enters so. */
  readonly entering: Entering | null;
}

export interface GatesOfPosition {
  /** The squares with pieces that have not moved, on which one from the hand may enter when they do, ascending. */
  readonly gates: readonly Square[];
}

export interface EnteringOfMove {
  /** The kind that enters from the hand, or null. */
  readonly enters: number | null;
  /** Where: the square that the piece leaves, in castling the king's or the partner's; null where none enters. */
  readonly entersOn: Square | null;
}

export interface EnteringOfGameMove {
  /** The piece that enters from the hand, or null. */
  readonly enters: string | null;
  /** The square that it takes, or null. */
  readonly entersOn: string | null;
}
