/**
 * PGN as a stream: files of any size, game by game, in linear time and in the memory of a few games: `fairywren/pgn-stream`.
 * Safe in a worker. For a text that is at hand, `readPgn` and `eachPgnGame` do the same.
 */
import { type FromPgnOptions, readFromPgnOptions } from "./engine/game-pgn.ts";
import { loadVariantOf } from "./engine/load-variants-of.ts";
import { checkSource, gamesOf, type PgnSource } from "./engine/pgn-source.ts";
import { type PgnRecord, recordOf } from "./engine/read-pgn.ts";
import type { ParsedPgnGame, PgnLimits } from "./notation/pgn-read.ts";

export type { ParsedPgnGame, PgnLimits, PgnRecord, PgnSource };

/** Reads the games of a stream and plays them, each once the shipped variant that it is of has been loaded. A faulty game
 *  is reported with its place, and the others are still read.
 *  @param source of texts or of bytes: Node's `Readable`, `response.body`, any iterable
 *  @param options as for `Game.fromPgn`; `length` limits each game, by default to 4 Mi UTF-16 units, and with it the memory
 *    that is used: a longer one is refused, `pgn-too-long`, and reading goes on at the next tags behind an empty line
 *  @throws {FairywrenError} `wrong-type` or `unknown-key`; what the source itself throws
 *  @example
 *  let won = 0;
 *  for await (const read of readPgnStream(["1. e4 e5 ", "1-0\n\n1. d4", " *"])) {
 *    if (!read.ok) console.warn(read.error.message);
 *    else if (read.game.outcome?.winner === 0) won++;
 *  }
 *  won; // 1
 */
export function readPgnStream(
  source: PgnSource,
  options?: Omit<FromPgnOptions, "index">,
): AsyncGenerator<PgnRecord, void, void> {
  checkSource(source);
  return readRecords(source, readFromPgnOptions(options));
}

/** Reads the games of a stream without playing them: tags, and moves as text. Some three times as fast.
 *  @param limits `length` of each game, by default 4 Mi UTF-16 units, as in `readPgnStream`
 *  @throws {FairywrenError} `wrong-type` or `unknown-key`; what the source itself throws
 *  @example
 *  const names = [];
 *  for await (const read of parsePgnStream('[White "Ada"]\n\n1. e4 *')) {
 *    if (read.ok) names.push(read.game.tags.get("White"));
 *  }
 *  names.join(); // "Ada"
 */
export function parsePgnStream(source: PgnSource, limits?: PgnLimits): AsyncGenerator<ParsedPgnGame, void, void> {
  checkSource(source);
  return parseGames(source, readFromPgnOptions(limits));
}

async function* readRecords(source: PgnSource, options: FromPgnOptions): AsyncGenerator<PgnRecord, void, void> {
  let index = 0;
  for await (const { read, text, place } of gamesOf(source, options)) {
    if (read.ok) await loadVariantOf(read.game, options);
    yield recordOf(read, text, place, index++, options);
  }
}

async function* parseGames(source: PgnSource, limits: PgnLimits): AsyncGenerator<ParsedPgnGame, void, void> {
  for await (const { read } of gamesOf(source, limits)) yield read;
}
