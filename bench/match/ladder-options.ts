/** The command line of `npm run ladder`: each rung is a match of `npm run match`. */
import { list, option, optional, readOptions, text, UsageError, whole } from "../common/options.ts";
import { variantNamed } from "../common/variant.ts";
import { type MatchOptions, parseMatchOptions } from "./options.ts";

/** One match of a ladder. */
export interface Rung {
  readonly variantId: string;
  /** Of the peer, for each move. */
  readonly nodes: number;
  readonly match: MatchOptions;
}

export const LADDER_USAGE = `usage: npm run ladder -- [options]

Plays our engine at a fixed time a move against Fairy-Stockfish's WebAssembly build (classical evaluation) at rising
numbers of nodes a move, one thread and 16 MB of hash each, and prints one table. Openings, colours, arbiter and files
are those of 'npm run match'; every rung of a variant has the same openings.

  --variants A,B     default paradigm,tuttifrutti,wildcastle,edgy,chess
  --nodes A,B        of the peer, a rung each (default 1000,3000,10000,30000,100000)
  --games N          of each rung, rounded up to pairs (default 20)
  --movetime MS      of ours (default 100)
  --concurrency N    games at a time, each in a process of its own (default 2)
  --seed N           of the openings (default 1)
  --resign CP        ends games that both players see decided by CP for --resign-moves moves
  --resign-moves N   default 5
  --help

The rungs are played variant by variant. One that was cut off can be played alone: --variants edgy --nodes 30000
`;

/** What a match understands and every rung is given. */
const OF_MATCH = {
  games: option(text, "20"),
  movetime: optional(text),
  concurrency: optional(text),
  seed: optional(text),
  resign: optional(text),
  "resign-moves": optional(text),
};
const OPTIONS = {
  variants: option(list(variantNamed), "paradigm,tuttifrutti,wildcastle,edgy,chess"),
  nodes: option(list(whole(1)), "1000,3000,10000,30000,100000"),
  ...OF_MATCH,
};

/**
 * Reads what is to be played.
 * @returns all rungs of the first variant, then those of the next; null when help is wanted
 * @throws {UsageError} on an unknown option or a value out of range
 */
export function parseLadder(args: readonly string[]): Rung[] | null {
  const values = readOptions(args, OPTIONS);
  if (values === null) return null;
  const { variants, nodes, words: _, ...ofMatch } = values;
  const shared = Object.entries(ofMatch).flatMap(([name, value]) => (value === null ? [] : [`--${name}=${value}`]));
  return variants.flatMap(({ id }) => nodes.map((count) => rungOf(id, count, shared)));
}

function rungOf(variantId: string, nodes: number, shared: readonly string[]): Rung {
  const task = parseMatchOptions(["--variant", variantId, "--second", `fsf:nodes=${nodes}`, ...shared]);
  if (task?.kind !== "match") throw new UsageError("a rung is a match");
  return { variantId, nodes, match: task.options };
}
