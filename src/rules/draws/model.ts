/** Draws in a variant. */
import type { Side } from "../../geometry/board.ts";

export interface Draws {
  /** Occurrences of a position after which a draw may be claimed, and after which the game ends; null is never. */
  readonly repetition: { readonly claim: number | null; readonly end: number | null };
  /** The move rule: moves of both sides without a capture or a clock-resetting move. */
  readonly moves: { readonly claim: number | null; readonly end: number | null };
  /** Whether the game ends when no sequence of moves can mate. */
  readonly deadPosition: boolean;
  /** The side for which every draw is a win, or `points` where it is the one that has more of them; null for neither. */
  readonly wins: Side | "points" | null;
}

export interface DrawsOfVariant {
  readonly draws: Draws;
}
