/** Walls that turns build: in variants, positions and moves. */
import type { BySide, Square } from "../../geometry/board.ts";

/**
 * Where a turn builds a wall. `duck`: on any empty square, and the wall that stood before goes; `arrow`: where the piece that has moved
 * could go on to without capturing; `past`: on the square that it has left; `edge`: on an empty square at the edge of the board or next
 * to a wall; `static`: on any empty square.
 */
export type WallWay = "duck" | "arrow" | "past" | "edge" | "static";

export interface Walls {
  readonly way: WallWay;
  /** Whether a turn builds a wall instead of a move, not with it. */
  readonly isAlone: boolean;
  /** By side: where it may build, ascending; null where that is anywhere. */
  readonly squares: BySide<readonly Square[]> | null;
}

export interface WallsOfVariant {
  /** Null where nobody builds. */
  readonly walls: Walls | null;
}

export interface WallsOfPosition {
  /** Where walls stand, ascending. */
  readonly walls: readonly Square[];
}

export interface WallOfMove {
  /** Where the turn builds a wall, or null. Where only a wall is built `from` is `to`, and `kind` is the piece on it, which
   *  stays. */
  readonly wall: Square | null;
}

export interface WallOfGameMove {
  /** Where the turn builds a wall, or null. */
  readonly wall: string | null;
}
