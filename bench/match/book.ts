/** Openings from a file of PGN: the moves of each game, from its start, in the variant that it names. */
import { readFileSync } from "node:fs";
import { FairywrenError, Game } from "../../src/index.ts";
import { eachPgnGame, writeFen } from "../../src/notation.ts";
import { UsageError } from "../common/options.ts";
import type { Opening } from "./openings.ts";

/** By variant. Plain data: it is sent to the processes that play. */
export type Book = Readonly<Record<string, readonly Opening[]>>;

/** Reads a book for some variants.
 *  @throws {UsageError} for a file that cannot be read, any game with a fault, and a variant without an opening */
export function readBook(file: string, variantIds: readonly string[]): Book {
  const text = textOf(file);
  const openings = Array.from(eachPgnGame(text), (_, index) => readOpening(file, text, index));
  const book = Object.fromEntries(
    variantIds.map((id) => [id, openings.filter(({ variantId }) => variantId === id).map(({ opening }) => opening)]),
  );
  const missing = variantIds.filter((id) => book[id].length === 0);
  if (missing.length > 0) throw new UsageError(`${file} has no opening of ${missing.join(", ")}`);
  return book;
}

/** The opening of a pair; when the book has fewer, it begins again. */
export function openingAt(book: Book, variantId: string, number: number): Opening {
  const openings = book[variantId];
  return openings[number % openings.length];
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UsageError(`--book is '${file}', which cannot be read`);
  }
}

function readOpening(file: string, text: string, index: number): { variantId: string; opening: Opening } {
  try {
    const game = Game.fromPgn(text, { file, index });
    if (game.outcome) throw new UsageError(`${file}: game ${index + 1} ends in the opening: ${game.outcome.reason}`);
    const moves = game.history.map(({ uci }) => uci);
    return { variantId: game.variant.id, opening: { startFen: writeFen(game.variant, game.startPosition), moves } };
  } catch (error) {
    if (!(error instanceof FairywrenError)) throw error;
    const [{ line, column, message }] = error.diagnostics;
    throw new UsageError(`${file}:${line}:${column}: ${message}`);
  }
}
