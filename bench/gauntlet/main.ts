/** `npm run gauntlet`: what our engine scores in variants that nobody tuned, and in those that somebody did. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expectPeers, peerVersion } from "../common/peers.ts";
import { runProgram, statusOf } from "../common/program.ts";
import type { MatchPlan } from "../match/options.ts";
import type { WeightsChoice } from "../match/ours.ts";
import { playAll } from "../match/pool.ts";
import type { GameRecord } from "../match/record.ts";
import { parseSpec } from "../match/spec.ts";
import { type Conditions, Journal } from "./journal.ts";
import { GAUNTLET_USAGE, type GauntletOptions, parseGauntlet, type Task } from "./options.ts";
import { roundsOf } from "./pairs.ts";
import { Progress } from "./progress.ts";
import { writeTable } from "./table.ts";

const RIVAL = "fairy-stockfish-nnue.wasm";

await runProgram(GAUNTLET_USAGE, parseGauntlet, run);

/** Exit status: 0 fine, 1 when the games cannot be played to their end. */
function run(task: Task): Promise<number> {
  return statusOf(async () => {
    if (task.kind === "merge") printMerged(task.journals);
    else await playGauntlet(task.options);
  });
}

function printMerged(files: readonly string[]): void {
  const journals = files.map((file) => Journal.read(file));
  const [first] = journals;
  const other = journals.findIndex(({ conditions }) => JSON.stringify(conditions) !== JSON.stringify(first.conditions));
  if (other > 0) throw new Error(`${files[other]} holds games that were played otherwise than those of ${files[0]}`);
  process.stdout.write(writeTable(journals.flatMap(({ pairs }) => pairs)));
}

/** The table is printed of what there is, also when the run cannot go on. */
async function playGauntlet(options: GauntletOptions): Promise<void> {
  expectPeers();
  const journal = Journal.open(options.journal, conditionsOf(options.plan));
  const rounds = roundsOf(options, journal.pairs);
  const progress = new Progress(
    rounds.reduce((sum, { pairs }) => sum + pairs.length, 0),
    journal.pairs.length,
  );
  try {
    for (const { weights, pairs } of rounds) {
      const onGame = keeperOf(journal, weights, progress);
      await playAll({ plan: withWeights(options.plan, weights), pairs, concurrency: options.concurrency, onGame });
    }
  } finally {
    if (journal.pairs.length > 0) process.stdout.write(writeTable(journal.pairs));
  }
}

/** Keeps games pair by pair. */
function keeperOf(journal: Journal, weights: WeightsChoice, progress: Progress): (record: GameRecord) => boolean {
  const firsts = new Map<string, GameRecord>();
  return (record) => {
    const key = `${record.variantId} ${record.pair}`;
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, record);
    else {
      journal.keep({ weights, records: [first, record] });
      process.stderr.write(progress.afterPair(weights, [first, record]));
    }
    return true;
  };
}

function withWeights(plan: MatchPlan, weights: WeightsChoice): MatchPlan {
  return { ...plan, specs: [parseSpec(`ours:weights=${weights}`), plan.specs[1]] };
}

function conditionsOf({ limit, openings, book, rules }: MatchPlan): Conditions {
  const plan = JSON.stringify({ limit, openings, book: book && digestOf(JSON.stringify(book)), rules });
  return { format: 1, engine: digestOf(builtFiles()), rival: `${RIVAL} ${peerVersion(RIVAL)}`, plan };
}

/** All that plays: this program's folder. */
function builtFiles(): string {
  const folder = new URL(".", import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith(".js"));
  return files
    .sort()
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("");
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
