/** Positions to learn from: which they are. */
import type { Game } from "../engine/game.ts";
import type { Result } from "../engine/outcome.ts";
import { changesKind } from "../rules/rule.ts";
import type { Move } from "../variant/move.ts";
import { countStanding } from "../variant/pieces.ts";

/** A quiet position, what the search thought of it if that is known, and how its game ended; both from White's side. */
export interface Sample {
  readonly fen: string;
  /** Hundredths of a pawn. */
  readonly score: number | null;
  /** 1 for White's win, 0 for Black's. */
  readonly result: Points;
  /** Games are numbered from 0; all positions of one lie on the same side of the split. */
  readonly game: number;
}

/** What White has of a game. */
export type Points = 0 | 0.5 | 1;

/** Positions with fewer pieces are played from solved tables, not from weights. */
const FEWEST_PIECES = 6;

/** A game's result as a sample has it. */
export const POINTS: Readonly<Record<Result, Points>> = { "1-0": 1, "1/2-1/2": 0.5, "0-1": 0 };

/** Whether a position is quiet enough to learn from: no move is forced, and the one that was played takes nothing. */
export function isInstructive(game: Game, move: Move): boolean {
  if (game.check || move.captured !== null || changesKind(move)) return false;
  return countStanding(game.position.pieces) >= FEWEST_PIECES;
}
