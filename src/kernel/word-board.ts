import type { Square } from "../geometry/board.ts";
import type { Walls } from "../rules/model.ts";

/** What decoding a word needs of a position. */
export interface WordBoard {
  /** Bits of the part of a word that says a kind, see `compile/extra-bits.ts`. */
  readonly extraBits: number;
  /** Null where nobody builds. */
  readonly walls: Walls | null;
  /** The kind on a square, -1 if it is empty. */
  kindOn(square: Square): number;
  /** The square of the piece that can be captured en passant by going to a square, or null. */
  victim(to: Square): Square | null;
  /** What the piece on a square takes on its way by a strike with this number. */
  struck(from: Square, number: number): readonly Square[];
}
