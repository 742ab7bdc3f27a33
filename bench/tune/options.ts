/** The command line of `npm run tune`. */
import type { Variant } from "../../src/index.ts";
import { flag, list, option, optional, readOptions, text, UsageError, whole } from "../common/options.ts";
import { variantNamed } from "../common/variant.ts";

export interface TuneOptions {
  readonly variant: Variant;
  readonly games: number;
  /** Of each move of self-play. */
  readonly nodes: number;
  readonly seed: number;
  /** How often the fit starts again from what it found. */
  readonly rounds: number;
  /** Files of games between engines, in PGN. */
  readonly lessons: readonly string[];
  /** Print the weights instead of writing them into the file. */
  readonly print: boolean;
}

export const TUNE_USAGE = `usage: npm run tune -- VARIANT [options]

Plays games of our engine against itself, fits the weights of its evaluation to how they end, and writes them into
variants/weights/VARIANT.json. Games are kept in build/tune-data and used again. The same options give the same weights.

  --games N    of self-play (default 6000)
  --nodes N    that the search may use for a move (default 1000)
  --seed N     of the openings (default 1)
  --rounds N   fits, each from the weights of the one before (default 1)
  --pgn A,B    also learns from how the games of these files ended, such as \`npm run match\` leaves
  --print      prints the weights and writes no file
  --help
`;

const OPTIONS = {
  games: option(whole(20), "6000"),
  nodes: option(whole(1), "1000"),
  seed: option(whole(0), "1"),
  rounds: option(whole(1), "1"),
  pgn: optional(list(text)),
  print: flag,
};

/** Null asks for help. @throws {UsageError} on an unknown option or a value out of range */
export function parseTuneOptions(args: readonly string[]): TuneOptions | null {
  const values = readOptions(args, OPTIONS, 1);
  if (values === null) return null;
  const [id] = values.words;
  if (id === undefined) throw new UsageError("name one shipped variant");
  return { ...values, variant: variantNamed("VARIANT", id), lessons: values.pgn ?? [] };
}
