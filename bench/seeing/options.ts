/** The command line of `npm run seeing`. */
import { existsSync } from "node:fs";
import { flag, list, option, readOptions, text, UsageError, whole } from "../common/options.ts";
import { type PlayerSpec, parseSpec } from "../match/spec.ts";

export interface SeeingOptions {
  readonly journals: readonly string[];
  readonly positions: number;
  /** Rising. */
  readonly nodes: readonly number[];
  readonly player: PlayerSpec;
  /** Whether the rival is asked for the terms of its evaluation. */
  readonly terms: boolean;
}

export const SEEING_USAGE = `usage: npm run seeing -- [options]

Reads games of a gauntlet and says how far our scores can be trusted: what each player scores in games in which it says so much, and in which
positions the rival says that we are three and a half pawns behind or more while we say one and a half or less. A player of ours looks
at some of these again with more and more nodes: what it sees then was a matter of search, what it never sees one of evaluation.

  --journal FILES      of 'npm run gauntlet', separated by commas (default build/gauntlet/journal.jsonl)
  --positions N        looked at again, spread over all (default 200; 0 looks at none)
  --nodes A,B          of each look, rising (default 30000,100000,300000,1000000)
  --terms              what the rival's evaluation says of these positions, term by term
  --player PLAYER      as in 'npm run match', such as ours@FOLDER:weights=computed (default ours:weights=computed)
  --help
`;

const JOURNAL = "build/gauntlet/journal.jsonl";

const OPTIONS = {
  journal: option(list(journal), JOURNAL),
  positions: option(whole(0), "200"),
  nodes: option(list(whole(1)), "30000,100000,300000,1000000"),
  terms: flag,
  player: option(text, "ours:weights=computed"),
};

/** Null asks for help. @throws {UsageError} on an unknown option or a value out of range */
export function parseSeeing(args: readonly string[]): SeeingOptions | null {
  const values = readOptions(args, OPTIONS);
  if (values === null) return null;
  const { journal: journals, positions, nodes, player, terms } = values;
  if (nodes.some((count, index) => index > 0 && count <= nodes[index - 1]))
    throw new UsageError(`--nodes is '${nodes.join(",")}'; each number must be larger than the one before`);
  return { journals, positions, nodes, player: parseSpec(player), terms };
}

function journal(name: string, file: string): string {
  if (existsSync(file)) return file;
  throw new UsageError(`${name} is '${file}', which does not exist; 'npm run gauntlet' writes journals`);
}
