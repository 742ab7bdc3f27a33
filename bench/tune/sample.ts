/** What is kept of a position of self-play. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";

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
