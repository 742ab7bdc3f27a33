/** The command line of `npm run match`. */

import type { Book } from "../../src/match/book.ts";
import type { OpeningChoice } from "../../src/match/openings.ts";
import type { Allowance } from "../../src/match/player.ts";
import type { RefereeRules } from "../../src/match/referee.ts";
import type { SprtBounds } from "../../src/tune/elo.ts";
import {
  list,
  oneOf,
  option,
  optional,
  positive,
  type Reader,
  readOptions,
  text,
  UsageError,
  whole,
} from "../common/options.ts";
import { variantNamed } from "../common/variant.ts";
import { readBook } from "./book.ts";
import { refusedPlayer } from "./foreign-players.ts";
import { type PlayerSpec, parseSpec } from "./spec.ts";

/** What a match is. Plain data: it is sent to the processes that play. */
export interface MatchPlan {
  readonly specs: readonly [first: PlayerSpec, second: PlayerSpec];
  readonly limit: Allowance;
  readonly openings: OpeningChoice;
  /** Openings that were read from a file; null for random ones. */
  readonly book: Book | null;
  readonly rules: RefereeRules;
}

export interface MatchOptions {
  readonly plan: MatchPlan;
  /** They take turns, pair by pair. */
  readonly variantIds: readonly string[];
  /** Two a pair. */
  readonly games: number;
  readonly concurrency: number;
  /** The address of a queue from which others play; null plays here. */
  readonly queue: string | null;
  readonly sprt: SprtBounds | null;
  /** Files to write; null for ones in `build/matches`, named after variant and time. */
  readonly pgn: string | null;
  readonly json: string | null;
}

export type Task =
  | { readonly kind: "freeze"; readonly folder: string }
  | { readonly kind: "match"; readonly options: MatchOptions };

/** Of a move, when no limit is given. */
const DEFAULT_MS = 100;
/** Lateness that is forgiven: a busy machine is no fault of a player's. */
const GRACE_MS = 500;

export const MATCH_USAGE = `usage: npm run match -- --variant ID [options]

  --variant ID         a shipped variant
  --variants A,B       several, which take turns: one result, one --sprt over all of them
  --first PLAYER       default ours
  --second PLAYER      default fsf
      ours             our engine, this build
      ours@FOLDER      a version frozen by --freeze
      ours@FILE.wasm   this build with another narrow kernel of the same layout
      fsf              Fairy-Stockfish's WebAssembly build, classical evaluation, one thread, 16 MB hash
      uci:COMMAND      any UCI engine
    settings follow a colon: fsf:nodes=1000  ours:hash=64  ours:weights=computed  uci:movetime=50,Hash=16:node dist/cli.js uci
    nodes, depth and movetime are limits of that player alone; weights=computed leaves out weights that were fitted;
    other names are its UCI options
  --games N            default 100, rounded up to pairs
  --movetime MS        default ${DEFAULT_MS}
  --nodes N            instead of a time; the match is then repeatable
  --depth N
  --tc BASE+INC        seconds on the clock and per move, for instance 10+0.1
  --concurrency N      games at a time, each in a thread of its own (default 2)
  --queue ADDRESS      redis://HOST:PORT: played by whoever runs 'npm run worker -- --queue ADDRESS', see docs/queue.md
  --seed N             of the openings (default 1)
  --plies N            random plies of an opening (default 6, or 4 after a numbered start)
  --book FILE          openings as games of PGN, each with its Variant; they replace --seed, --plies and --starts
  --starts yes|no      numbered starts (default: where the variant has them)
  --resign CP          ends games that both players see decided by CP for --resign-moves moves
  --resign-moves N     default 5
  --max-plies N        a longer game is a draw (default 400)
  --grace MS           lateness that is forgiven (default ${GRACE_MS})
  --sprt ELO0,ELO1     ends when one hypothesis is accepted at 5 % error; --games is the most
  --pgn FILE           default build/matches/VARIANT-TIME.pgn
  --json FILE          default build/matches/VARIANT-TIME.json
  --freeze FOLDER      copies this build of our engine there and plays nothing
  --help
`;

/** Two rising numbers. */
const hypotheses: Reader<SprtBounds> = (name, given) => {
  const [elo0, elo1, ...rest] = given.split(",").map(Number);
  if (rest.length === 0 && elo0 < elo1) return { elo0, elo1 };
  throw new UsageError(`${name} is '${given}'; it must be two rising numbers like 0,5`);
};

/** Seconds for each side, and for each of its moves. */
const clock: Reader<Allowance> = (name, given) => {
  const match = /^([\d.]+)\+([\d.]+)$/.exec(given);
  if (match === null) throw new UsageError(`${name} is '${given}'; it must be like 10+0.1, in seconds`);
  const baseMs = positive(name, match[1]) * 1000;
  return { clock: { remainingMs: [baseMs, baseMs], incrementMs: Number(match[2]) * 1000 } };
};

const player: Reader<PlayerSpec> = (_, given) => parseSpec(given);

const OPTIONS = {
  variant: optional(variantNamed),
  variants: optional(list(variantNamed)),
  first: option(player, "ours"),
  second: option(player, "fsf"),
  games: option(whole(1), "100"),
  movetime: optional(positive),
  nodes: optional(whole(1)),
  depth: optional(whole(1)),
  tc: optional(clock),
  concurrency: option(whole(1), "2"),
  queue: optional(text),
  seed: option(whole(0), "1"),
  plies: optional(whole(0)),
  book: optional(text),
  starts: optional(oneOf(["yes", "no"])),
  resign: optional(whole(1)),
  "resign-moves": option(whole(1), "5"),
  "max-plies": option(whole(1), "400"),
  grace: option(whole(0), String(GRACE_MS)),
  sprt: optional(hypotheses),
  pgn: optional(text),
  json: optional(text),
  freeze: optional(text),
};

type Values = NonNullable<ReturnType<typeof readOptions<typeof OPTIONS>>>;

/** Null asks for help. @throws {UsageError} on an unknown option or a value out of range */
export function parseMatchOptions(args: readonly string[]): Task | null {
  const values = readOptions(args, OPTIONS);
  if (values === null) return null;
  const { freeze, games, concurrency, queue, sprt, pgn, json } = values;
  if (freeze !== null) return { kind: "freeze", folder: freeze };
  const variantIds = variantsOf(values);
  const plan = planOf(values, variantIds);
  const reason = refusedPlayer({ players: plan.specs });
  if (queue !== null && reason !== null) throw new UsageError(`--queue plays no such games: ${reason}`);
  return {
    kind: "match",
    options: { plan, variantIds, games: games + (games % 2), concurrency, queue, sprt, pgn, json },
  };
}

function variantsOf({ variant, variants }: Values): string[] {
  if (variant !== null && variants !== null) throw new UsageError("give one of --variant and --variants");
  const given = variants ?? (variant === null ? [] : [variant]);
  if (given.length === 0) throw new UsageError("--variant is missing");
  return [...new Set(given.map(({ id }) => id))];
}

/** What a plan needs to know; the rest is as `match` has it by default. */
export interface PlanChoice {
  readonly seed: number;
  readonly movetime: number | null;
  readonly nodes: number | null;
  readonly book: string | null;
  /** The longest game. */
  readonly plies: number;
}

/** Our engine against Fairy-Stockfish. @throws {UsageError} on a limit too many, and on a book that cannot be read */
export function planOfMatch({ seed, movetime, nodes, book, plies }: PlanChoice, ids: readonly string[]): MatchPlan {
  return {
    specs: [parseSpec("ours"), parseSpec("fsf")],
    limit: limitOf({ movetime, nodes, depth: null, tc: null }),
    openings: { seed, plies: null, numbered: null },
    book: book === null ? null : readBook(book, ids),
    rules: { plies, graceMs: GRACE_MS, resign: null },
  };
}

function planOf(values: Values, variantIds: readonly string[]): MatchPlan {
  const { first, second, seed, plies, starts, book, resign, grace } = values;
  return {
    specs: [first, second],
    limit: limitOf(values),
    openings: { seed, plies, numbered: starts === null ? null : starts === "yes" },
    book: book === null ? null : readBook(book, variantIds),
    rules: {
      plies: values["max-plies"],
      graceMs: grace,
      resign: resign === null ? null : { scoreCp: resign, moves: values["resign-moves"] },
    },
  };
}

function limitOf({ movetime, nodes, depth, tc }: Pick<Values, "movetime" | "nodes" | "depth" | "tc">): Allowance {
  const given = [movetime, nodes, depth, tc].filter((value) => value !== null);
  if (given.length > 1) throw new UsageError("give one of --movetime, --nodes, --depth and --tc");
  if (nodes !== null) return { nodes };
  if (depth !== null) return { depth };
  return tc ?? { timeMs: movetime ?? DEFAULT_MS };
}
