/** A match from its plan to its files: each game as PGN once it ends, all figures as JSON at the end. */
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundledVariant } from "../../src/index.ts";
import type { GameRecord } from "../../src/match/record.ts";
import { type MatchTitle, nameOfMix, resultData, writeGame, writeProgress } from "../../src/match/report.ts";
import { tallyOf } from "../../src/match/tally.ts";
import { logLikelihoodRatio, sprtVerdict } from "../../src/tune/elo.ts";
import { expectPeers } from "../common/peers.ts";
import { ROOT } from "../common/place.ts";
import { withKernelFrozen } from "./freeze.ts";
import { jobsOf, playJobs, takingTurns } from "./games-jobs.ts";
import type { MatchOptions } from "./options.ts";

/** A match that has been played, or as much of it as could be. */
export interface Match {
  readonly title: MatchTitle;
  readonly records: readonly GameRecord[];
  readonly files: MatchFiles;
}

export interface MatchFiles {
  readonly pgn: string;
  readonly json: string;
}

/**
 * Plays a match and saves it; a line after each game goes to standard error.
 * @param report called once at the end, before an error is thrown too, unless no game was finished
 * @throws {Error} when the match cannot be played to its end
 */
export async function runMatch(options: MatchOptions, report: (match: Match) => void): Promise<void> {
  expectPeers();
  const { plan, variantIds, games, sprt, ...hands } = options;
  const title: MatchTitle = { variantIds, names: [plan.specs[0].label, plan.specs[1].label], sprt };
  const [first, second] = plan.specs;
  const specs = [withKernelFrozen(first), withKernelFrozen(second)] as const;
  const jobs = jobsOf([{ plan: { ...plan, specs }, pairs: takingTurns(variantIds, games) }]).map(({ job }) => job);
  const files = openFiles(options);
  const records: GameRecord[] = [];
  const onGame = (record: GameRecord): boolean => {
    records.push(record);
    appendFileSync(files.pgn, writeGame(record, title, { name: nameOf(record) }));
    process.stderr.write(writeProgress(records, games, title));
    return sprt === null || sprtVerdict(logLikelihoodRatio(tallyOf(records).pairs, sprt)) === null;
  };
  try {
    await playJobs(jobs, hands, (_, pair) => pair.map(onGame).every(Boolean));
  } finally {
    save({ title, records: records.sort(inOrder), files });
    if (records.length > 0) report({ title, records, files });
  }
}

/** Games end in any order; what is kept at last is in that of the pairs, whoever has played them. */
function save({ title, records, files }: Match): void {
  const command = process.argv.slice(2).map(withoutPassword).join(" ");
  writeFileSync(files.pgn, records.map((record) => writeGame(record, title, { name: nameOf(record) })).join(""));
  writeFileSync(files.json, `${JSON.stringify({ command, ...resultData(records, title) }, null, 1)}\n`);
}

function inOrder(a: GameRecord, b: GameRecord): number {
  return a.pair - b.pair || a.firstSide - b.firstSide;
}

/** An address of a queue may have one. */
function withoutPassword(word: string): string {
  return word.replace(/(rediss?:\/\/)[^@/]*@/, "$1");
}

function openFiles({ variantIds, pgn, json }: MatchOptions): MatchFiles {
  const time = new Date().toISOString().slice(0, 19).replace(/\D/g, "");
  const base = join(ROOT, "build", "matches", `${nameOfMix(variantIds)}-${time}-${process.pid}`);
  const files = { pgn: pgn ?? `${base}.pgn`, json: json ?? `${base}.json` };
  for (const file of Object.values(files)) mkdirSync(dirname(file), { recursive: true });
  writeFileSync(files.pgn, "");
  return files;
}

/** As PGN names the variant. */
function nameOf({ variantId }: GameRecord): string {
  return bundledVariant(variantId)?.name ?? variantId;
}
