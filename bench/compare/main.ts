/** `npm run bench`: compares Fairywren with other engines and with its own targets. */

import { describeMachine } from "../../src/cli/machine.ts";
import { installPeers } from "../common/peers.ts";
import { runProgram } from "../common/program.ts";
import { measureHost } from "./host/apart.ts";
import { measureLoad } from "./load.ts";
import { type Options, type Part, parseOptions, USAGE } from "./options.ts";
import { measurePerft } from "./perft.ts";
import { Progress } from "./progress.ts";
import { writeComparison, writeReport } from "./report.ts";
import { FORMAT, type Results } from "./results.ts";
import { readRun, SavedRunError, saveRun } from "./saved-run.ts";
import { measureSearch } from "./search.ts";
import { measureSize } from "./size.ts";

await runProgram(USAGE, parseOptions, run);

/** Exit status: 0 fine, 1 wrong totals of ours or trouble with a saved run. */
async function run(options: Options): Promise<number> {
  try {
    return await compare(options);
  } catch (error) {
    if (!(error instanceof SavedRunError)) throw error;
    complain(error.message);
    return 1;
  }
}

async function compare(options: Options): Promise<number> {
  const saved = options.compare === null ? null : readRun(options.compare);
  const results = await measure(options);
  process.stdout.write(writeReport(results));
  if (saved !== null) process.stdout.write(`\n${writeComparison(saved, results)}`);
  if (options.json !== null) saveRun(options.json, results);
  return results.perft?.exact === false ? 1 : 0;
}

async function measure({ parts, rounds }: Options): Promise<Results> {
  const progress = new Progress();
  const wants = (part: Part) => parts.has(part);
  try {
    if (wants("perft") || wants("search") || wants("host")) install(progress);
    return {
      format: FORMAT,
      machine: describeMachine(),
      rounds,
      perft: wants("perft") ? await measurePerft(rounds, progress) : null,
      search: wants("search") ? await measureSearch(rounds, progress) : null,
      host: wants("host") ? measureHost(rounds) : null,
      load: wants("load") ? await measureLoad(rounds, progress) : null,
      size: wants("size") ? await measureSize(progress) : null,
    };
  } finally {
    progress.clear();
  }
}

function install(progress: Progress): void {
  progress.show("installing the peers under bench/");
  if (!installPeers()) complain("The peers from npm could not all be installed; those that are missing are left out.");
}

function complain(text: string): void {
  process.stderr.write(`${text}\n`);
}
