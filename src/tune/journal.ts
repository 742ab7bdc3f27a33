/**
 * What a tuning has played so far, a line a game, so that it can go on where it was stopped. Text alone: whoever tunes
 * keeps it in a file, in a browser's storage, or not at all.
 *
 * The first line says what the games are of; games of anything else are of no use.
 */
import type { Points, Sample } from "./sample.ts";

/** What games must have in common. */
export interface JournalKey {
  /** Of this program. */
  readonly version: string;
  readonly evaluation: number;
  /** Digest of the rules, and of the weights that games are played with. */
  readonly rules: string;
  readonly weights: string;
  readonly nodes: number;
  readonly seed: number;
}

/** A game of self-play. */
export interface PlayedGame {
  readonly number: number;
  readonly timeMs: number;
  readonly samples: readonly Sample[];
}

/** A pair of games that judged weights. */
export interface PlayedPair {
  readonly number: number;
  /** Digest of the weights that were judged, and the nodes of a move. */
  readonly judged: string;
  readonly points: number;
}

export interface Journal {
  readonly games: ReadonlyMap<number, PlayedGame>;
  readonly pairs: readonly PlayedPair[];
}

export const EMPTY_JOURNAL: Journal = { games: new Map(), pairs: [] };

/** What the text of a journal is: of these games, of others, or no journal at all. */
export type ReadJournal =
  | { readonly type: "same"; readonly journal: Journal; readonly whole: number }
  | { readonly type: "other"; readonly differs: readonly (keyof JournalKey)[] }
  | { readonly type: "foreign" };

const NAME = "fairywren-tuning";

/** The first line. */
export function journalHead(key: JournalKey): string {
  return `${JSON.stringify({ [NAME]: 1, ...key })}\n`;
}

export function gameLine(game: PlayedGame): string {
  return `${JSON.stringify(gameRecord(game))}\n`;
}

/** A game as plain JSON. */
export function gameRecord({ number, timeMs, samples }: PlayedGame) {
  const result = samples.length > 0 ? samples[0].result : null;
  return { game: number, ms: Math.round(timeMs), result, positions: samples.map(({ fen, score }) => [fen, score]) };
}

export function pairLine({ number, judged, points }: PlayedPair): string {
  return `${JSON.stringify({ pair: number, judged, points })}\n`;
}

/**
 * Reads a journal up to where it is whole: a last line that was cut off, when a disk was full or a program ended, is
 * passed over, and so is what follows a line that is none.
 * @returns `whole`: how many characters are to be kept of the text
 */
export function readJournal(text: string, key: JournalKey): ReadJournal {
  const end = text.indexOf("\n");
  const head = end < 0 ? null : parsed(text.slice(0, end));
  if (head?.[NAME] !== 1) return { type: "foreign" };
  const differs = (Object.keys(key) as (keyof JournalKey)[]).filter((name) => head[name] !== key[name]);
  if (differs.length > 0) return { type: "other", differs };
  return { type: "same", ...readLines(text, end + 1) };
}

function readLines(text: string, start: number): { journal: Journal; whole: number } {
  const games = new Map<number, PlayedGame>();
  const pairs: PlayedPair[] = [];
  let whole = start;
  for (let end = text.indexOf("\n", whole); end >= 0; end = text.indexOf("\n", whole)) {
    const line = parsed(text.slice(whole, end));
    const game = line && readGame(line);
    const pair = line && pairOf(line);
    if (game) games.set(game.number, game);
    else if (pair) pairs.push(pair);
    else break;
    whole = end + 1;
  }
  return { journal: { games, pairs }, whole };
}

type Line = Readonly<Record<string, unknown>>;

function parsed(line: string): Line | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" ? (value as Line | null) : null;
  } catch {
    return null;
  }
}

/** A game from what `gameRecord` makes; null for anything else. */
export function readGame({ game, ms, result, positions }: Line): PlayedGame | null {
  if (!isCount(game) || !isCount(ms) || !Array.isArray(positions)) return null;
  if (positions.length > 0 && !isPoints(result)) return null;
  if (!positions.every(isPosition)) return null;
  const samples = positions.map(([fen, score]) => ({ fen, score, result: result as Points, game }));
  return { number: game, timeMs: ms, samples };
}

function pairOf({ pair, judged, points }: Line): PlayedPair | null {
  if (!isCount(pair) || typeof judged !== "string" || ![0, 0.5, 1, 1.5, 2].includes(points as number)) return null;
  return { number: pair, judged, points: points as number };
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isPoints(value: unknown): value is Points {
  return value === 0 || value === 0.5 || value === 1;
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === "string" && Number.isInteger(value[1]);
}
