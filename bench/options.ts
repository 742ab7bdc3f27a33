import { parseArgs } from "node:util";

export const PARTS = ["perft", "search", "load", "size"] as const;
export type Part = (typeof PARTS)[number];

/** What the command line asks for. */
export interface Options {
  readonly rounds: number;
  readonly parts: ReadonlySet<Part>;
  /** Where to save the run. */
  readonly json: string | null;
  /** A saved run to compare with. */
  readonly compare: string | null;
  readonly help: boolean;
}

export const USAGE = `usage: npm run bench -- [options]

  --rounds N      rounds of which the medians are printed, 1 to 100 (default 5)
  --only PART     perft, search, load or size; may be repeated (default: all)
  --json FILE     saves the run
  --compare FILE  compares with a saved run
  --help          prints this

Peers from npm are installed under bench/ when they are missing. Native peers are used when the system has them
(Debian: apt-get install fairy-stockfish stockfish).
`;

/** A command line that cannot be followed; its message says why. */
export class UsageError extends Error {}

/** @throws {UsageError} on an unknown option or a value out of range */
export function parseOptions(args: readonly string[]): Options {
  const values = readValues(args);
  return {
    rounds: parseRounds(values.rounds ?? "5"),
    parts: new Set(values.only?.map(parsePart) ?? PARTS),
    json: values.json ?? null,
    compare: values.compare ?? null,
    help: values.help ?? false,
  };
}

function readValues(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        rounds: { type: "string" },
        only: { type: "string", multiple: true },
        json: { type: "string" },
        compare: { type: "string" },
        help: { type: "boolean" },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function parseRounds(text: string): number {
  const rounds = Number(text);
  if (/^\d+$/.test(text) && rounds >= 1 && rounds <= 100) return rounds;
  throw new UsageError(`--rounds is '${text}'; it must be a whole number from 1 to 100`);
}

function parsePart(text: string): Part {
  const part = PARTS.find((name) => name === text);
  if (part !== undefined) return part;
  throw new UsageError(`--only is '${text}'; it must be one of ${PARTS.join(", ")}`);
}
