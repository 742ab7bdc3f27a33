/** `npm run match`: plays two engines and says which is stronger, and by how much. */
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { installPeers } from "../install.ts";
import { UsageError } from "../options.ts";
import { ROOT } from "../place.ts";
import { freeze, withKernelFrozen } from "./freeze.ts";
import { MATCH_USAGE, type MatchOptions, parseMatchOptions } from "./options.ts";
import { playAll } from "./pool.ts";
import type { GameRecord } from "./record.ts";
import { type MatchTitle, resultData, writeGame, writeProgress, writeResult } from "./report.ts";
import { logLikelihoodRatio, sprtVerdict } from "./statistics.ts";
import { tallyOf } from "./tally.ts";

process.exitCode = await main(process.argv.slice(2));

/** Exit status: 0 fine, 1 when a match cannot be played to its end, 2 a wrong command line. */
async function main(args: readonly string[]): Promise<number> {
  try {
    await run(args);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) return complain(`${error.message}\n\n${MATCH_USAGE}`, 2);
    return complain(`${error instanceof Error ? error.message : error}\n`, 1);
  }
}

async function run(args: readonly string[]): Promise<void> {
  const task = parseMatchOptions(args);
  if (task.kind === "help") process.stdout.write(MATCH_USAGE);
  else if (task.kind === "freeze") freeze(task.folder);
  else await runMatch(task.options);
}

async function runMatch(options: MatchOptions): Promise<void> {
  if (!installPeers()) throw new Error("the peers under bench/ could not be installed: the arbiter is one of them");
  const { plan, games, concurrency, sprt } = options;
  const title: MatchTitle = { variantId: plan.variantId, names: [plan.specs[0].label, plan.specs[1].label], sprt };
  const files = openFiles(options);
  const records: GameRecord[] = [];
  const onGame = (record: GameRecord): boolean => {
    records.push(record);
    appendFileSync(files.pgn, writeGame(record, title));
    process.stderr.write(writeProgress(records, games, title));
    return sprt === null || sprtVerdict(logLikelihoodRatio(tallyOf(records).pairs, sprt)) === null;
  };
  const [first, second] = plan.specs;
  const specs = [withKernelFrozen(first), withKernelFrozen(second)] as const;
  try {
    await playAll({ plan: { ...plan, specs }, pairs: games / 2, concurrency, onGame });
  } finally {
    const command = process.argv.slice(2).join(" ");
    writeFileSync(files.json, `${JSON.stringify({ command, ...resultData(records, title) }, null, 1)}\n`);
    if (records.length > 0) process.stdout.write(`${writeResult(records, title)}games: ${files.pgn}\n`);
  }
}

function openFiles({ plan, pgn, json }: MatchOptions): { pgn: string; json: string } {
  const time = new Date().toISOString().slice(0, 19).replace(/\D/g, "");
  const base = join(ROOT, "build", "matches", `${plan.variantId}-${time}-${process.pid}`);
  const files = { pgn: pgn ?? `${base}.pgn`, json: json ?? `${base}.json` };
  for (const file of Object.values(files)) mkdirSync(dirname(file), { recursive: true });
  writeFileSync(files.pgn, "");
  return files;
}

function complain(text: string, status: number): number {
  process.stderr.write(text);
  return status;
}
