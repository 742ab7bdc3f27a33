/** The games of a PGN file, one after another. */
import { checkText } from "../diagnostic/argument.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import type { TextFault } from "../diagnostic/fault.ts";
import type { PgnGame } from "../notation/pgn.ts";
import { eachPgnGame, type ParsedPgnGame } from "../notation/pgn-read.ts";
import { Place } from "../notation/place.ts";
import { Game } from "./game.ts";
import { type FromPgnOptions, readFromPgnOptions } from "./game-pgn.ts";
import { refusal } from "./refuse.ts";

/** A game of a file, or why it is refused. `index` counts both, from 0. */
export type PgnRecord = { readonly index: number } & (
  | {
      readonly ok: true;
      /** The main line, played out. */
      readonly game: Game;
      /** The text's own tags, comments, judgements and variations. */
      readonly pgn: PgnGame;
    }
  | { readonly ok: false; readonly error: FairywrenError }
);

/** Reads the games of a text lazily, in linear time. A faulty game is reported, and the others are still read.
 *  @param text of any length
 *  @param options as for `Game.fromPgn`; `length` limits each game, by default to 4 Mi UTF-16 units
 *  @throws {FairywrenError} `wrong-type` or `unknown-key`
 *  @example
 *  for (const read of readPgn(text)) {
 *    if (read.ok) console.log(read.game.outcome);
 *    else console.warn(read.error.message);
 *  }
 */
export function readPgn(text: string, options?: Omit<FromPgnOptions, "index">): Generator<PgnRecord, void, void> {
  checkText("PGN", text);
  return readRecords(text, readFromPgnOptions(options));
}

/** The longest game, in UTF-16 units. */
const LONGEST = 4 * 2 ** 20;

function* readRecords(text: string, options: FromPgnOptions): Generator<PgnRecord, void, void> {
  const { length = LONGEST, depth } = options;
  const place = new Place();
  let index = 0;
  let at = 0;
  for (const read of eachPgnGame(text, { length, depth })) {
    place.pass(text.slice(at, read.offset));
    at = read.offset;
    yield recordOf(read, text.slice(at, read.end), place, index++, options);
  }
}

/** The record of a game that was read.
 *  @param part its own text
 *  @param place where that begins in the whole */
export function recordOf(
  read: ParsedPgnGame,
  part: string,
  place: Place,
  index: number,
  options: FromPgnOptions,
): PgnRecord {
  const result = read.ok ? played(part, options) : refusal(placedIn(read), part, options.file ?? "<pgn>");
  if (result instanceof FairywrenError) return { ok: false, index, error: shifted(result, place) };
  return { ok: true, index, game: result, pgn: (read as Extract<ParsedPgnGame, { ok: true }>).game };
}

/** The game of a text with one game, or why it is refused. */
function played(text: string, options: FromPgnOptions): Game | FairywrenError {
  try {
    return Game.fromPgn(text, { ...options, index: 0 });
  } catch (error) {
    if (error instanceof FairywrenError) return error;
    throw error;
  }
}

function placedIn({ faults, offset }: Extract<ParsedPgnGame, { ok: false }>): TextFault[] {
  return faults.map((fault) => ({ ...fault, offset: fault.offset - offset }));
}

/** The error of a part of the text, moved to its place in the whole. */
function shifted({ diagnostics }: FairywrenError, { line, column }: Place): FairywrenError {
  return new FairywrenError(
    diagnostics.map((diagnostic) => ({
      ...diagnostic,
      line: diagnostic.line + line - 1,
      column: diagnostic.column + (diagnostic.line === 1 ? column - 1 : 0),
    })),
  );
}
