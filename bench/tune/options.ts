/** The command line of `npm run tune`. */
import { bundledIds } from "../../src/index.ts";
import {
  flag,
  isDealtTo,
  list,
  option,
  optional,
  type PartOfWork,
  partOfWork,
  readOptions,
  text,
  UsageError,
  whole,
} from "../common/options.ts";
import { variantNamed } from "../common/variant.ts";

export interface TuneOptions {
  /** Shipped variants, in the order in which they are tuned. */
  readonly ids: readonly string[];
  /** Whether those that have fitted weights are left out. */
  readonly leavesFitted: boolean;
  readonly games: number;
  /** Of each move of self-play. */
  readonly nodes: number;
  readonly seed: number;
  /** How often the fit starts again from what it found. */
  readonly rounds: number;
  readonly positions: number;
  /** Files of games between engines, in PGN. */
  readonly lessons: readonly string[];
  readonly threads: number | null;
  /** The address of a queue that games are given to. */
  readonly queue: string | null;
  /** Whether only weights are kept that win against those of now. */
  readonly isJudged: boolean;
  /** Print the weights instead of writing them into the file. */
  readonly print: boolean;
}

export const TUNE_USAGE = `usage: npm run tune -- VARIANT... [options]
       npm run tune -- --all [--job N/M] [options]

Tunes shipped variants as \`fairywren tune\` does those of anybody, and writes the weights into variants/weights/VARIANT.json.
Games are kept in build/tune-data and used again. The same options give the same weights.

  --all           every shipped variant that has no fitted weights, one after another: those that were tried with these
                  options before are passed over
  --job N/M       of all, every M-th from the N-th on: for M machines
  --games N       of self-play (default 6000)
  --nodes N       that the search may use for a move (default 1000)
  --seed N        of the openings (default 1)
  --rounds N      fits, each from the weights of the one before (default 1)
  --positions N   that are fitted to, at most (default: all)
  --threads N     default: one a core
  --queue ADDRESS gives the games to whoever takes from a queue, see docs/queue.md
  --pgn A,B       also learns from how the games of these files ended, such as \`npm run match\` leaves
  --judged        keeps weights only if they win against those of now, as --all does
  --print         prints the weights and writes no file
  --help
`;

const OPTIONS = {
  all: flag,
  job: optional(partOfWork("2/3")),
  games: option(whole(20), "6000"),
  nodes: option(whole(1), "1000"),
  seed: option(whole(0), "1"),
  rounds: option(whole(1), "1"),
  positions: option(whole(1000), "100000000"),
  threads: optional(whole(1, 64)),
  queue: optional(text),
  pgn: optional(list(text)),
  judged: flag,
  print: flag,
};

/** Null asks for help. @throws {UsageError} on an unknown option or a value out of range */
export function parseTuneOptions(args: readonly string[]): TuneOptions | null {
  const values = readOptions(args, OPTIONS, Number.MAX_SAFE_INTEGER);
  if (values === null) return null;
  const { words, all, job, pgn } = values;
  if (all === words.length > 0) throw new UsageError("name shipped variants, or all of them by --all");
  if (job !== null && !all) throw new UsageError("--job is a part of --all");
  if (pgn && (all || words.length > 1)) throw new UsageError("--pgn goes with one variant");
  if (values.print && (all || words.length > 1)) throw new UsageError("--print goes with one variant");
  const ids = all ? partOf(bundledIds(), job) : words.map((word) => variantNamed("VARIANT", word).id);
  return { ...values, ids, leavesFitted: all, lessons: pgn ?? [], isJudged: all || values.judged };
}

/** @param job null for all */
function partOf(ids: readonly string[], job: PartOfWork | null): readonly string[] {
  return job === null ? ids : ids.filter((_, index) => isDealtTo(job, index));
}
