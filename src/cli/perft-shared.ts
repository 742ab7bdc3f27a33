/** Perft as jobs: by the threads of this machine, by whoever takes from a queue, or a part of them for another program to merge. */
import { availableParallelism } from "node:os";
import { misuse } from "../diagnostic/argument.ts";
import type { Game } from "../engine/game.ts";
import { Crew } from "../jobs/crew.ts";
import type { Job } from "../jobs/job.ts";
import { jobVariantOf } from "../jobs/job-variant.ts";
import { Ledger } from "../jobs/ledger.ts";
import { PERFT, type PerftCount } from "../jobs/perft.ts";
import { leavesOfRoots, type PerftPlan, planPerft } from "../jobs/perft-plan.ts";
import { QueueRunner } from "../jobs/queue-runner.ts";
import type { Runner } from "../jobs/runner.ts";
import { THREAD_FILE } from "../jobs/thread-file.ts";
import { TimeLeft } from "../jobs/time-left.ts";
import { MOST_TURNS, Turns } from "../jobs/turns.ts";
import { counted, grouped } from "../variant/phrases.ts";
import { type Arguments, type PartOfWork, partOfWork } from "./arguments.ts";
import type { Output } from "./output.ts";
import type { Result } from "./perft-result.ts";
import { UsageError } from "./usage.ts";

/** Counts with the help of others; null when only a part was asked for.
 *  @throws {FairywrenError} when jobs cannot be run, or their results not be kept
 *  @throws {UsageError} */
export async function shareCount(game: Game, depth: number, args: Arguments, output: Output): Promise<Result | null> {
  refuseMixtures(args);
  const { variant, position } = game;
  const plan = planPerft({ variant, given: jobVariantOf(args.operands[0], output.sources), position, depth });
  const begin = performance.now();
  const [merge, part] = [args.text("merge"), partOf(args)];
  const counts = merge === undefined ? await run(plan, part, args, output) : merged(plan, merge.split(","));
  if (part.of > 1) return tellPart(plan, part, args, output);
  const leaves = leavesOfRoots(plan, counts);
  const moves = plan.roots.map((uci, index) => ({ uci, nodes: leaves[index] }));
  const nodes = leaves.reduce((sum, own) => sum + own, 0);
  return { nodes, timeMs: Math.round(performance.now() - begin), moves };
}

function refuseMixtures(args: Arguments): void {
  if (args.has("threads") && args.has("queue")) throw new UsageError("Give either '--threads' or '--queue'.");
  if (args.has("job") && !args.has("out")) throw new UsageError("'--job' needs '--out' with a file for its results.");
  const others = (["threads", "queue", "job", "out"] as const).filter((name) => args.has(name));
  if (args.has("merge") && others.length > 0)
    throw new UsageError(`'--merge' counts nothing: leave out '--${others[0]}'.`);
}

function partOf(args: Arguments): PartOfWork {
  const text = args.text("job");
  return text === undefined ? { number: 1, of: 1 } : partOfWork(text);
}

function tellPart({ jobs }: PerftPlan, part: PartOfWork, args: Arguments, output: Output): null {
  const own = jobs.filter((_, index) => isOwn(part, index)).length;
  const where = args.text("out");
  output.line(`part ${part.number} of ${part.of}: ${own} of ${counted(jobs.length, "job")}, counted in ${where}`);
  return null;
}

async function run(
  plan: PerftPlan,
  part: PartOfWork,
  args: Arguments,
  output: Output,
): Promise<ReadonlyMap<string, unknown>> {
  const file = args.text("out");
  const ledger = file === undefined ? null : Ledger.open(file, plan.jobs);
  const counts = new Map(ledger?.results);
  const open = plan.jobs.filter((job, index) => isOwn(part, index) && !counts.has(job.digest));
  const runner = await runnerOf(args, output);
  const left = new TimeLeft();
  let done = 0;
  try {
    await runner.run(open, (job, value) => {
      ledger?.keep(job, value);
      counts.set(job.digest, value);
      done++;
      output.progress(progressOf(plan, counts, left.after(done, open.length - done)));
      return true;
    });
  } finally {
    await runner.close();
  }
  return counts;
}

function isOwn({ number, of }: PartOfWork, index: number): boolean {
  return index % of === number - 1;
}

async function runnerOf(args: Arguments, output: Output): Promise<Runner> {
  const queue = args.text("queue");
  if (queue !== undefined) return QueueRunner.open(queue, [PERFT], (message) => output.note(message));
  return new Crew(THREAD_FILE, new Turns(args.number("threads", 1, MOST_TURNS) ?? availableParallelism()));
}

function progressOf(plan: PerftPlan, counts: ReadonlyMap<string, unknown>, timeLeft: string): string {
  const leaves = leavesOfRoots(plan, counts).reduce((sum, own) => sum + own, 0);
  return `${counts.size} of ${counted(plan.jobs.length, "job")}, ${grouped(leaves)} leaves, ${timeLeft} left`;
}

/** The results of several files, which must be all. */
function merged({ jobs }: PerftPlan, files: readonly string[]): ReadonlyMap<string, PerftCount> {
  const results = new Map(files.flatMap((file) => [...Ledger.read(file, jobs).results])) as Map<string, PerftCount>;
  const missing = jobs.filter((job: Job) => !results.has(job.digest)).length;
  if (missing === 0) return results;
  const message = `${missing} of ${counted(jobs.length, "job")} are missing in these files: run the parts again that were not finished.`;
  throw misuse("job-failed", message, files.join(","));
}
