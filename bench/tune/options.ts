/** The command line of `npm run tune`. */
import type { Variant } from "../../src/index.ts";
import { FLAG, readArguments, TEXT, UsageError, whole } from "../common/arguments.ts";
import { variantArgument } from "../common/variant.ts";

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

const OPTIONS = { games: TEXT, nodes: TEXT, seed: TEXT, rounds: TEXT, pgn: TEXT, print: FLAG, help: FLAG } as const;

/** Null asks for help. @throws {UsageError} on an unknown option or a value out of range */
export function parseTuneOptions(args: readonly string[]): TuneOptions | null {
  const { values, positionals } = readArguments({ args: [...args], options: OPTIONS, allowPositionals: true });
  if (values.help) return null;
  if (positionals.length !== 1) throw new UsageError("name one shipped variant");
  return {
    variant: variantArgument("VARIANT", positionals[0]),
    games: whole("--games", values.games ?? "6000", 20),
    nodes: whole("--nodes", values.nodes ?? "1000", 1),
    seed: whole("--seed", values.seed ?? "1", 0),
    rounds: whole("--rounds", values.rounds ?? "1", 1),
    lessons: values.pgn?.split(",") ?? [],
    print: values.print ?? false,
  };
}
