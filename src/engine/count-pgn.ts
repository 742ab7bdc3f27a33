/** The games of a PGN, counted in a table of openings: those of its rules, however many others the file has. */
import { bundledVariant, idOfName, isToBeFetched } from "../definition/library.ts";
import { isNamed } from "../definition/named.ts";
import { readOptions, type Shape, wrongType } from "../diagnostic/argument.ts";
import type { FairywrenError } from "../diagnostic/error.ts";
import { RULES_TAG } from "../notation/carried-rules.ts";
import type { PgnGame } from "../notation/pgn.ts";
import type { PgnLimits } from "../notation/pgn-read.ts";
import type { Variant } from "../variant/variant.ts";
import { type FromPgnOptions, readFromPgnOptions } from "./game-pgn.ts";
import { loadVariantOf } from "./load-variants-of.ts";
import { OpeningTable } from "./opening-table.ts";
import { checkSource, gamesOf, type PgnSource } from "./pgn-source.ts";
import { recordOf } from "./read-pgn.ts";

export interface CountOptions extends PgnLimits {
  /** What to call the text in diagnostics; default `<pgn>`. */
  readonly file?: string;
}

const SHAPE: Shape = { file: "string", length: "unknown", depth: "unknown" };

/** What became of a game of a file; `index` counts them all, from 0. */
export type CountedGame = { readonly index: number } & (
  | { readonly is: "counted" }
  | {
      readonly is: "other";
      /** What it calls its variant, or what the rules are called that it carries. */
      readonly variant: string;
    }
  | {
      readonly is: "faulty";
      /** With its place in the whole text. */
      readonly error: FairywrenError;
    }
);

/** Counts the games of a PGN in a table, and tells of each what became of it. A game is of the rules that it carries, else of the
 *  variant that it names, by id, name or alias; one that does neither is taken for one of the table's. Games of other variants
 *  are passed over, faulty ones told with their place, and the rest is read.
 *  @param source of texts or of bytes: Node's `Readable`, a file's `stream()`, `response.body`, any iterable, or a text
 *  @param options `length` limits each game, by default to 4 Mi UTF-16 units, and `depth` its variations, by default to 64
 *  @throws {FairywrenError} `wrong-type` or `unknown-key`; what the source itself throws
 *  @example
 *  const table = OpeningTable.of(variant);
 *  for await (const read of countPgn(table, "1. e4 e5 1-0\n\n1. e5 *\n\n1. d4 *")) {
 *    if (read.is === "faulty") console.warn(read.error.message);
 *  }
 *  table.total.games; // 2
 */
export function countPgn(
  table: OpeningTable,
  source: PgnSource,
  options?: CountOptions,
): AsyncGenerator<CountedGame, void, void> {
  if (!OpeningTable.isTable(table)) throw wrongType("table", "an OpeningTable", table);
  checkSource(source);
  return countGames(table, source, readFromPgnOptions(readOptions<CountOptions>("options", options, SHAPE)));
}

async function* countGames(
  table: OpeningTable,
  source: PgnSource,
  options: FromPgnOptions,
): AsyncGenerator<CountedGame, void, void> {
  let index = 0;
  for await (const { read, text, place } of gamesOf(source, options)) {
    const rules = read.ok ? await rulesOf(read.game, table) : {};
    if (rules === null) {
      yield { index: index++, is: "other", variant: (read.ok && read.game.tags.get("Variant")) || "" };
      continue;
    }
    const record = recordOf(read, text, place, index, { ...options, ...rules });
    if (!record.ok) yield { index, is: "faulty", error: record.error };
    else if (table.add(record.game)) yield { index, is: "counted" };
    else yield { index, is: "other", variant: record.game.variant.name };
    index++;
  }
}

/** By which rules a game is read; null where it is known to be of others than the table's, without reading it. */
async function rulesOf(
  pgn: PgnGame,
  table: OpeningTable,
): Promise<Pick<FromPgnOptions, "variant" | "findVariant"> | null> {
  const { variant } = table;
  const name = pgn.tags.get("Variant");
  if (pgn.tags.has(RULES_TAG)) {
    await loadVariantOf(pgn, {});
    return {};
  }
  if (name === undefined || isNamed(variant, name)) return { variant, findVariant: () => variant };
  const id = idOfName(name);
  if (id === null || isBundled(variant)) return null;
  // rules of one's own may be those of a shipped variant under another name
  await loadVariantOf(pgn, {});
  const shipped = isToBeFetched(id) ? null : bundledVariant(id);
  return shipped && table.isOf(shipped) ? {} : null;
}

function isBundled(variant: Variant): boolean {
  const { id } = variant;
  return idOfName(id) === id && !isToBeFetched(id) && bundledVariant(id) === variant;
}
