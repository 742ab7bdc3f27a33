/** Openings from a file of PGN: the moves of each game, from its start, in the variant that it names. */
import { misuse } from "../diagnostic/argument.ts";
import { type PgnRecord, readPgn } from "../engine/read-pgn.ts";
import { writeFen } from "../notation/fen.ts";
import type { Variant } from "../variant/variant.ts";
import type { Opening } from "./openings.ts";

/** By variant. Plain data: it is sent to the processes that play. */
export type Book = Readonly<Record<string, readonly Opening[]>>;

/** Reads a book for some variants.
 *  @param file its name, for diagnostics
 *  @param variant of games that name none, or this one; default: the first bundled one
 *  @throws {FairywrenError} for any game with a fault; `book-ended`; `book-empty` where a variant has no opening */
export function bookOf(text: string, file: string, variantIds: readonly string[], variant?: Variant): Book {
  const openings = Array.from(readPgn(text, { file, variant }), (read) => openingOf(read, file));
  const book = Object.fromEntries(
    variantIds.map((id) => [id, openings.filter(({ variantId }) => variantId === id).map(({ opening }) => opening)]),
  );
  const missing = variantIds.filter((id) => book[id].length === 0);
  if (missing.length > 0) throw misuse("book-empty", `${file} has no opening of ${missing.join(", ")}`, file);
  return book;
}

/** The opening of a pair; when the book has fewer, it begins again. */
export function openingAt(book: Book, variantId: string, number: number): Opening {
  const openings = book[variantId];
  return openings[number % openings.length];
}

function openingOf(read: PgnRecord, file: string): { variantId: string; opening: Opening } {
  if (!read.ok) throw read.error;
  const { game, index } = read;
  if (game.outcome)
    throw misuse("book-ended", `${file}: game ${index + 1} ends in the opening: ${game.outcome.reason}`, file);
  const moves = game.history.map(({ uci }) => uci);
  return { variantId: game.variant.id, opening: { startFen: writeFen(game.variant, game.startPosition), moves } };
}
