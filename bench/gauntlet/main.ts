/** `npm run gauntlet`: what our engine scores in variants that nobody tuned, and in those that somebody did. */
import { createHash } from "node:crypto";
import { expectPeers, peerVersion } from "../common/peers.ts";
import { runProgram, statusOf } from "../common/program.ts";
import { gamesEngine } from "../match/games.ts";
import { jobsOf, playJobs, type VariantPair } from "../match/games-jobs.ts";
import type { MatchPlan } from "../match/options.ts";
import type { WeightsChoice } from "../match/ours.ts";
import { parseSpec } from "../match/spec.ts";
import { type Conditions, Journal, type KeptPair } from "./journal.ts";
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
  const rounds = roundsOf(options, []);
  const isOpen = (weights: WeightsChoice, { variantId, pair }: VariantPair) => !journal.has(weights, variantId, pair);
  const weightsOf = new Map<string, WeightsChoice>();
  const jobs = rounds.flatMap(({ weights, pairs }) => {
    const made = jobsOf([{ plan: withWeights(options.plan, weights), pairs }]);
    for (const { job } of made) weightsOf.set(job.digest, weights);
    return made.filter(({ pairs: own }) => own.some((pair) => isOpen(weights, pair)));
  });
  const open = rounds.reduce(
    (sum, { weights, pairs }) => sum + pairs.filter((pair) => isOpen(weights, pair)).length,
    0,
  );
  const progress = new Progress(open, journal.pairs.length);
  try {
    await playJobs(
      jobs.map(({ job }) => job),
      options,
      (job, records) => keep(journal, progress, { weights: weightsOf.get(job.digest) as WeightsChoice, records }),
    );
    journal.settle();
  } finally {
    if (journal.pairs.length > 0) process.stdout.write(writeTable(journal.pairs));
  }
}

/** A job that was played again because a part of it was missing brings the other part again. */
function keep(journal: Journal, progress: Progress, pair: KeptPair): boolean {
  const { weights, records } = pair;
  const [{ variantId, pair: number }] = records;
  if (journal.has(weights, variantId, number)) return true;
  journal.keep(pair);
  process.stderr.write(progress.afterPair(weights, records));
  return true;
}

function withWeights(plan: MatchPlan, weights: WeightsChoice): MatchPlan {
  return { ...plan, specs: [parseSpec(`ours:weights=${weights}`), plan.specs[1]] };
}

function conditionsOf({ limit, openings, book, rules }: MatchPlan): Conditions {
  const plan = JSON.stringify({ limit, openings, book: book && digestOf(JSON.stringify(book)), rules });
  return { format: 1, engine: gamesEngine(), rival: `${RIVAL} ${peerVersion(RIVAL)}`, plan };
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
