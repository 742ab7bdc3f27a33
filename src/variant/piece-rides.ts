import { type Ride, ridesOf } from "../betza/rides.ts";
import type { Betza } from "../betza/tree.ts";
import type { BySide, Side, Square } from "../geometry/board.ts";
import type { MoveEntry, PieceType } from "./variant.ts";

/** What the movement of a piece depends on. */
export type MovingPiece = Pick<PieceType, "moves" | "firstMove">;

/** A ride of a piece, with the squares on which it may begin and end. */
export interface PieceRide extends Ride {
  /** By side; null is anywhere. */
  readonly from: BySide<readonly Square[]> | null;
  readonly to: BySide<readonly Square[]> | null;
}

/** All rides of a piece, in the order in which they are written. */
export function ridesOfPiece({ moves, firstMove }: MovingPiece): PieceRide[] {
  return moves.flatMap(({ betza, from, to }) =>
    ridesOf(betza).map((ride) => ({ ...ride, from: from ?? (ride.initial ? firstMove : null), to })),
  );
}

/** The rides by which a piece attacks royal pieces alone. */
export function checkingRides({ checksBy, firstMove }: Pick<PieceType, "checksBy" | "firstMove">): PieceRide[] {
  if (!checksBy) return [];
  return ridesOfPiece({ moves: everywhere(checksBy), firstMove }).filter(({ capture }) => capture);
}

/** The rides of a piece wherever it stands. */
export function ridesAnywhere({ moves }: Pick<PieceType, "moves">): Ride[] {
  return moves.flatMap(({ betza }) => ridesOf(betza));
}

/** A movement that is the same on every square. */
export function everywhere(betza: Betza): MoveEntry[] {
  return [{ betza, from: null, to: null }];
}

/** Whether a set of each side, null being every square, has a square. */
export function hasSquare(set: BySide<readonly Square[]> | null, side: Side, square: Square): boolean {
  return set === null || set[side].includes(square);
}

/** The movement as one text, if it is the same on every square; else null. */
export function plainBetza(moves: readonly MoveEntry[]): string | null {
  const [only] = moves;
  return moves.length === 1 && only.from === null && only.to === null ? only.betza.text : null;
}

/** All texts of a movement, for people: `fW, sW`. */
export function betzaTexts({ moves }: Pick<PieceType, "moves">): string {
  return moves.map(({ betza }) => betza.text).join(", ");
}
