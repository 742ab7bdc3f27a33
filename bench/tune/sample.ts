/** Positions to learn from: which they are, and what is kept of them. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { Game, Move, Result } from "../../src/index.ts";

/** A quiet position, what the search thought of it if that is known, and how its game ended; both from White's side. */
export interface Sample {
  readonly fen: string;
  /** Hundredths of a pawn. */
  readonly score: number | null;
  /** 1 for White's win, 0 for Black's. */
  readonly result: 0 | 0.5 | 1;
  /** Games are numbered from 0; all positions of one lie on the same side of the split. */
  readonly game: number;
}

/** Positions with fewer pieces are played from solved tables, not from weights. */
const FEWEST_PIECES = 6;

/** A game's result as a sample has it. */
export const POINTS: Readonly<Record<Result, Sample["result"]>> = { "1-0": 1, "1/2-1/2": 0.5, "0-1": 0 };

/** Whether a position is quiet enough to learn from: no move is forced, and the one that was played takes nothing. */
export function isInstructive(game: Game, move: Move): boolean {
  if (game.check || move.captured !== null || move.promotion !== null) return false;
  return game.position.pieces.filter((piece) => piece !== null).length >= FEWEST_PIECES;
}

/** One line a sample. */
export function appendSamples(file: string, samples: readonly Sample[]): void {
  appendFileSync(file, samples.map(({ fen, score, result, game }) => `${game};${result};${score};${fen}\n`).join(""));
}

/** The samples of a file, none when there is none. Lines that were cut off are passed over. */
export function readSamples(file: string): Sample[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8").split("\n").flatMap(readLine);
}

function readLine(line: string): Sample[] {
  const match = /^(\d+);(0|0\.5|1);(-?\d+);(\S+ [wb] \S+ \S+ \d+ \d+)$/.exec(line);
  if (match === null) return [];
  const [, game, result, score, fen] = match;
  return [{ fen, score: Number(score), result: Number(result) as Sample["result"], game: Number(game) }];
}
