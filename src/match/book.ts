/** Openings from a file of PGN: the moves of each game, from its start, in the variant that it names. */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { Game } from "../engine/game.ts";
import { writeFen } from "../notation/fen.ts";
import { eachPgnGame } from "../notation/pgn-read.ts";
import type { Variant } from "../variant/variant.ts";
import type { Opening } from "./openings.ts";

/** By variant. Plain data: it is sent to the processes that play. */
export type Book = Readonly<Record<string, readonly Opening[]>>;

/** Reads a book for some variants.
 *  @param file its name, for diagnostics
 *  @param variant of games that name none, or this one; default: the first bundled one
 *  @throws {FairywrenError} for any game with a fault; `book-ended`; `book-empty` where a variant has no opening */
export function bookOf(text: string, file: string, variantIds: readonly string[], variant?: Variant): Book {
  const openings = Array.from(eachPgnGame(text), (_, index) => readOpening(text, { file, index, variant }));
  const book = Object.fromEntries(
    variantIds.map((id) => [id, openings.filter(({ variantId }) => variantId === id).map(({ opening }) => opening)]),
  );
  const missing = variantIds.filter((id) => book[id].length === 0);
  if (missing.length > 0) throw refusal("book-empty", file, `${file} has no opening of ${missing.join(", ")}`);
  return book;
}

/** The opening of a pair; when the book has fewer, it begins again. */
export function openingAt(book: Book, variantId: string, number: number): Opening {
  const openings = book[variantId];
  return openings[number % openings.length];
}

interface Place {
  readonly file: string;
  readonly index: number;
  readonly variant?: Variant;
}

function readOpening(text: string, place: Place): { variantId: string; opening: Opening } {
  const { file, index } = place;
  const game = Game.fromPgn(text, place);
  if (game.outcome)
    throw refusal("book-ended", file, `${file}: game ${index + 1} ends in the opening: ${game.outcome.reason}`);
  const moves = game.history.map(({ uci }) => uci);
  return { variantId: game.variant.id, opening: { startFen: writeFen(game.variant, game.startPosition), moves } };
}

function refusal(code: string, file: string, message: string): FairywrenError {
  const fault: Diagnostic = { code, severity: "error", message, file, line: 1, column: 1, length: 1, hint: null };
  return new FairywrenError([fault]);
}
