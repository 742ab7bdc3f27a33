/** Questions about walls. */
import type { Square } from "../../geometry/board.ts";
import type { Pieces } from "../../variant/pieces.ts";
import type { RulesOfVariant } from "../model.ts";
import type { WallOfGameMove, WallOfMove, WallsOfPosition, WallsOfVariant } from "./model.ts";

/** Whether walls may stand: those that turns build, or captors that have turned to stone. */
export function mayHaveWalls({ walls, captures }: Pick<RulesOfVariant, "walls" | "captures">): boolean {
  return walls !== null || captures.petrify !== null;
}

export const NO_WALLS: WallsOfPosition = { walls: [] };

/** Walls that stay when pieces on the board were changed: those on which no piece stands. */
export function wallsKept({ walls }: WallsOfPosition, pieces: Pieces): WallsOfPosition {
  return { walls: walls.filter((square) => !pieces[square]) };
}

/** Whether more walls stand than may: where one moves it is alone. */
export function areTooMany({ walls: rules }: WallsOfVariant, walls: readonly Square[]): boolean {
  return rules?.way === "duck" && walls.length > 1;
}

export const TOO_MANY_WALLS = { code: "fen-wall", message: "Only one wall stands on the board." } as const;

/** The part of the digest, null where nobody builds. */
export function wallsIdentity({ walls }: WallsOfVariant): unknown {
  return walls;
}

/** Whether a move only builds a wall. */
export function isWallAlone({ walls }: WallsOfVariant, { wall }: WallOfMove | WallOfGameMove): boolean {
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
