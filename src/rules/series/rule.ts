/** Questions about turns of several moves. */
import { type Side, WHITE } from "../../geometry/board.ts";
import type { SeriesOfPosition, SeriesOfVariant } from "./model.ts";

/** The most moves of a turn, however long it has grown. */
export const LONGEST_TURN = 255;

export const NO_SERIES: SeriesOfPosition = { movesLeft: null };

/** Which turn of a game it is. */
export interface TurnOfGame {
  readonly turn: Side;
  readonly moveNumber: number;
}

/** Moves of a whole turn. */
export function turnLength({ series }: SeriesOfVariant, { turn, moveNumber }: TurnOfGame): number {
  if (!series) return 1;
  if (series.first !== null && turn === WHITE && moveNumber === 1) return series.first;
  const before = 2 * (moveNumber - 1) + turn;
  return Math.min(LONGEST_TURN, series.moves[turn] + series.grows * before);
}

/** Moves that the side to move makes before the other side's turn, but for checks. */
export function movesToMake(rules: SeriesOfVariant, position: SeriesOfPosition & TurnOfGame): number {
  return position.movesLeft ?? turnLength(rules, position);
}

/** The part of the digest, null where each turn has one move. */
export function seriesIdentity({ series }: SeriesOfVariant): unknown {
  return series;
}
