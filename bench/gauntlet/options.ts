/** The command line of `npm run gauntlet`. */
import {
  list,
  oneOf,
  option,
  optional,
  type PartOfWork,
  partOfWork,
  positive,
  readOptions,
  text,
  UsageError,
  whole,
} from "../common/options.ts";
import { variantNamed } from "../common/variant.ts";
import { type MatchPlan, planOfMatch } from "../match/options.ts";
import { WEIGHTS_CHOICES, type WeightsChoice } from "../match/ours.ts";
import { fieldOf, HALVES } from "./field.ts";

export interface GauntletOptions {
  readonly variantIds: readonly string[];
  readonly weights: readonly WeightsChoice[];
  /** Of each variant with each choice of weights; even. */
  readonly games: number;
  readonly concurrency: number;
  /** The address of a queue from which others play; null plays here. */
  readonly queue: string | null;
  /** What each match has in common. */
  readonly plan: MatchPlan;
  readonly job: PartOfWork;
  readonly journal: string;
}

export type Task =
  | { readonly kind: "play"; readonly options: GauntletOptions }
  | { readonly kind: "merge"; readonly journals: readonly string[] };

export const GAUNTLET_USAGE = `usage: npm run gauntlet -- [options]

Plays our engine against Fairy-Stockfish's WebAssembly build (classical evaluation, one thread, 16 MB of hash) in variants
of 8x8 to 12x10 squares, colours and openings exchanged, refereed by ffish-es6, and prints one table. Every game is kept in
a journal as it ends: the same command goes on where it stopped, however it stopped.

  --half WORD          seen, unseen or both halves of bench/gauntlet/field.yaml (default both)
  --variants A,B       these instead
  --weights A,B        fitted, computed (default both); variants without fitted weights are played with computed ones once
  --games N            of each variant with each choice of weights (default 20), rounded up to pairs
  --movetime MS        default 100
  --nodes N            instead of a time, for both; the run is then repeatable
  --concurrency N      games at a time, each in a thread of its own (default 2)
  --queue ADDRESS      redis://HOST:PORT: played by whoever runs 'npm run worker -- --queue ADDRESS', see docs/queue.md
  --seed N             of the openings (default 1)
  --book FILE          openings as games of PGN, each with its Variant
  --max-plies N        a longer game is a draw (default 400)
  --job N/M            only this part of the work, for several machines
  --journal FILE       default build/gauntlet/journal.jsonl; --out FILE is the same
  --merge A,B          prints the table of these journals and plays nothing
  --help
`;

const JOURNAL = "build/gauntlet/journal.jsonl";

const OPTIONS = {
  half: option(oneOf([...HALVES, "both"]), "both"),
  variants: optional(list(variantNamed)),
  weights: option(list(oneOf(WEIGHTS_CHOICES)), "fitted,computed"),
  games: option(whole(1), "20"),
  movetime: optional(positive),
  nodes: optional(whole(1)),
  concurrency: option(whole(1), "2"),
  queue: optional(text),
  seed: option(whole(0), "1"),
  book: optional(text),
  "max-plies": option(whole(1), "400"),
  job: option(partOfWork("1/4"), "1/1"),
  journal: optional(text),
  out: optional(text),
  merge: optional(list(text)),
};

/** Null asks for help. @throws {UsageError} on an unknown option or a value out of range */
export function parseGauntlet(args: readonly string[]): Task | null {
  const values = readOptions(args, OPTIONS);
  if (values === null) return null;
  if (values.merge !== null) return { kind: "merge", journals: values.merge };
  const { half, variants, weights, games, concurrency, queue, seed, movetime, nodes, book, job } = values;
  if (values.journal !== null && values.out !== null) throw new UsageError("give one of --journal and --out");
  const journal = values.journal ?? values.out ?? JOURNAL;
  const halves = HALVES.filter((word) => half === "both" || half === word);
  const variantIds = [...new Set(variants?.map(({ id }) => id) ?? fieldOf(halves))];
  const plan = planOfMatch({ seed, movetime, nodes, book, plies: values["max-plies"] }, variantIds);
  const even = games + (games % 2);
  return {
    kind: "play",
    options: { variantIds, weights: [...new Set(weights)], games: even, concurrency, queue, plan, job, journal },
  };
}
