import { oneOf, option, optional, readOptions, repeated, text, whole } from "../common/options.ts";

export const PARTS = ["perft", "search", "host", "load", "size"] as const;
export type Part = (typeof PARTS)[number];

/** What the command line asks for. */
export interface Options {
  readonly rounds: number;
  readonly parts: ReadonlySet<Part>;
  /** Where to save the run. */
  readonly json: string | null;
  /** A saved run to compare with. */
  readonly compare: string | null;
}

export const USAGE = `usage: npm run bench -- [options]

  --rounds N      rounds of which the medians are printed, 1 to 100 (default 5)
  --only PART     perft, search, host, load or size; may be repeated (default: all)
  --json FILE     saves the run
  --compare FILE  compares with a saved run
  --help          prints this

Peers from npm are installed under bench/ when they are missing. Native peers are used when the system has them
(Debian: apt-get install fairy-stockfish stockfish).
`;

const OPTIONS = {
  rounds: option(whole(1, 100), "5"),
  only: repeated(oneOf(PARTS)),
  json: optional(text),
  compare: optional(text),
};

/** Null asks for help. @throws {UsageError} on an unknown option or a value out of range */
export function parseOptions(args: readonly string[]): Options | null {
  const values = readOptions(args, OPTIONS);
  return values && { ...values, parts: new Set(values.only ?? PARTS) };
}
