/** Questions about walls. */
import type { Square } from "../../geometry/board.ts";
import type { Pieces } from "../../variant/pieces.ts";
import type { WallOfMove, WallsOfPosition, WallsOfVariant } from "./model.ts";

export const NO_WALLS: WallsOfPosition = { walls: [] };

/** Walls that stay when pieces on the board were changed: those on which no piece stands. */
export function wallsKept({ walls }: WallsOfPosition, pieces: Pieces): WallsOfPosition {
  return { walls: walls.filter((square) => !pieces[square]) };
}

/** The part of the digest, null where nobody builds. */
export function wallsIdentity({ walls }: WallsOfVariant): unknown {
  return walls;
}

/** Whether a move only builds a wall. */
export function isWallAlone({ walls }: WallsOfVariant, { wall }: WallOfMove): boolean {
  return wall !== null && walls?.isAlone === true;
}

/** The walls after a move. */
export function wallsAfter(
  { walls: rules }: WallsOfVariant,
  { walls }: WallsOfPosition,
  { wall }: WallOfMove,
): readonly Square[] {
  if (wall === null) return walls;
  return rules?.way === "duck" ? [wall] : [...walls, wall].sort((a, b) => a - b);
}
