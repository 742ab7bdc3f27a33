/** The command line of `npm run ladder`: each rung is a match of `npm run match`. */
import { FLAG, readArguments, TEXT, UsageError, whole } from "../common/arguments.ts";
import { variantArgument } from "../common/variant.ts";
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

const VARIANTS = "paradigm,tuttifrutti,wildcastle,edgy,chess";
const NODES = "1000,3000,10000,30000,100000";
const GAMES = "20";

/** What a match understands and every rung is given. */
const OF_MATCH = {
  games: TEXT,
  movetime: TEXT,
  concurrency: TEXT,
  seed: TEXT,
  resign: TEXT,
  "resign-moves": TEXT,
} as const;
const OPTIONS = { variants: TEXT, nodes: TEXT, help: FLAG, ...OF_MATCH } as const;

/**
 * Reads what is to be played.
 * @returns all rungs of the first variant, then those of the next; null when help is wanted
 * @throws {UsageError} on an unknown option or a value out of range
 */
export function parseLadder(args: readonly string[]): Rung[] | null {
  const {
    variants = VARIANTS,
    nodes = NODES,
    help,
    ...ofMatch
  } = readArguments({ args: [...args], options: OPTIONS }).values;
  if (help) return null;
  const variantIds = variants.split(",").map((id) => variantArgument("--variants", id).id);
  const counts = nodes.split(",").map((count) => whole("--nodes", count, 1));
  const shared = Object.entries({ games: GAMES, ...ofMatch }).map(([name, value]) => `--${name}=${value}`);
  return variantIds.flatMap((variantId) => counts.map((count) => rungOf(variantId, count, shared)));
}

function rungOf(variantId: string, nodes: number, shared: readonly string[]): Rung {
  const task = parseMatchOptions(["--variant", variantId, "--second", `fsf:nodes=${nodes}`, ...shared]);
  if (task?.kind !== "match") throw new UsageError("a rung is a match");
  return { variantId, nodes, match: task.options };
}
