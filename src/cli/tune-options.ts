/** The options of `fairywren tune`. */
import { availableParallelism } from "node:os";
import {
  DEFAULT_MINUTES,
  DEFAULT_NODES,
  DEFAULT_POSITIONS,
  DEFAULT_SEED,
  FEWEST_POSITIONS,
  MOST_GAMES,
  MOST_MINUTES,
  MOST_NODES,
  MOST_POSITIONS,
} from "../tune/defaults.ts";
import { FEWEST_GAMES } from "../tune/gather.ts";
import type { Arguments } from "./arguments.ts";
import { UsageError } from "./usage.ts";

export interface TuneOptions {
  /** Games of self-play; null for as many as the time allows. */
  readonly games: number | null;
  readonly timeMs: number;
  readonly nodes: number;
  readonly seed: number;
  readonly rounds: number;
  readonly positions: number;
  readonly threads: number;
  /** The address of a queue that games are given to; null plays them here. */
  readonly queue: string | null;
  /** Files of games, in PGN. */
  readonly lessons: readonly string[];
  /** Where weights are written; null beside the variant's file, `-` to standard output. */
  readonly out: string | null;
  /** Where games are kept until they have served; null beside the weights. */
  readonly journal: string | null;
  /** Keeps weights without judging them. */
  readonly isForced: boolean;
}

const LARGEST_SEED = 2 ** 31 - 1;
const MOST_ROUNDS = 10;
const MOST_THREADS = 64;

/** @throws {UsageError} */
export function tuneOptions(args: Arguments): TuneOptions {
  const games = args.number("games", FEWEST_GAMES, MOST_GAMES) ?? null;
  const minutes = args.amount("minutes", MOST_MINUTES);
  if (games !== null && minutes !== undefined) throw new UsageError("Give only one of '--games' and '--minutes'.");
  const queue = args.text("queue") ?? null;
  if (queue !== null && games === null)
    throw new UsageError("'--queue' needs '--games': how many others play in a time is not known.");
  return {
    games,
    queue,
    timeMs: (minutes ?? DEFAULT_MINUTES) * 60_000,
    nodes: args.number("nodes", 1, MOST_NODES) ?? DEFAULT_NODES,
    seed: args.number("seed", 0, LARGEST_SEED) ?? DEFAULT_SEED,
    rounds: args.number("rounds", 1, MOST_ROUNDS) ?? 1,
    positions: args.number("positions", FEWEST_POSITIONS, MOST_POSITIONS) ?? DEFAULT_POSITIONS,
    threads: args.number("threads", 1, MOST_THREADS) ?? Math.min(MOST_THREADS, availableParallelism()),
    lessons: args.text("from")?.split(",") ?? [],
    out: args.text("out") ?? null,
    journal: args.text("journal") ?? null,
    isForced: args.has("force"),
  };
}
