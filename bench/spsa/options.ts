/** The command line of `npm run spsa`. */
import { kernelOf } from "../../src/compile/kernel-of.ts";
import { list, option, positive, readOptions, UsageError, whole } from "../common/options.ts";
import { variantNamed } from "../common/variant.ts";

export interface SpsaOptions {
  /** They take turns, pair by pair. */
  readonly variantIds: readonly string[];
  readonly rounds: number;
  /** Of a round; two a pair. */
  readonly games: number;
  readonly nodes: number;
  readonly gain: number;
  readonly seed: number;
  readonly concurrency: number;
  readonly journal: string;
}

export const SPSA_USAGE = `usage: npm run spsa -- [options]

Moves the numbers of bench/spsa/parameters.yaml together, round by round: two kernels that differ in all of them play each other, and
every number goes a little towards the side that wins more. Prints where they have gone; nothing is written into the source. Goes on
where it was stopped. Whether it helps is for 'npm run match' to say, in other variants and against others, too.

  --variants A,B       shipped ones that the narrow kernel plays (default: the four hearts, chess and three that are seen of the gauntlet)
  --rounds N           of the whole climb (default 120)
  --games N            a round, rounded up to pairs (default 32)
  --nodes N            a move (default 4000)
  --gain N             how far a number goes in the last round when all its games are won, in its steps (default 0.3)
  --seed N             of signs and openings (default 1)
  --concurrency N      games at a time (default 2)
  --journal FILE       default build/spsa-journal.jsonl
  --help
`;

const OPTIONS = {
  variants: option(list(variantNamed), "paradigm,edgy,tuttifrutti,wildcastle,chess,chigorin,hoppelpoppel,knightmate"),
  rounds: option(whole(1), "120"),
  games: option(whole(1), "32"),
  nodes: option(whole(1), "4000"),
  gain: option(positive, "0.3"),
  seed: option(whole(0), "1"),
  concurrency: option(whole(1), "2"),
  journal: option((_, given) => given, "build/spsa-journal.jsonl"),
};

/** Null asks for help. @throws {UsageError} on an unknown option or a value out of range */
export function parseSpsa(args: readonly string[]): SpsaOptions | null {
  const values = readOptions(args, OPTIONS);
  if (values === null) return null;
  const { variants, games, rounds, nodes, gain, seed, concurrency, journal } = values;
  const other = variants.find((variant) => kernelOf(variant) !== "narrow");
  if (other)
    throw new UsageError(`--variants has '${other.id}', which the ${kernelOf(other)} kernel plays, not the narrow one`);
  const variantIds = [...new Set(variants.map(({ id }) => id))];
  return { variantIds, rounds, games: games + (games % 2), nodes, gain, seed, concurrency, journal };
}
