/** `fairywren tune`: fits the evaluation's weights to a variant, and keeps them if they win. */
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { FairywrenError } from "../diagnostic/error.ts";
import { quote } from "../diagnostic/fault.ts";
import { jobVariantOf } from "../jobs/job-variant.ts";
import { unwritable } from "../jobs/line-file.ts";
import { QueueRunner } from "../jobs/queue-runner.ts";
import { TUNING } from "../jobs/tuning.ts";
import { Stopped, TuningCrew } from "../jobs/tuning-crew.ts";
import type { Crew } from "../tune/crew.ts";
import { JUDGE_NODES } from "../tune/defaults.ts";
import { gameLine, pairLine } from "../tune/journal.ts";
import { readLessons } from "../tune/lessons.ts";
import { keyOf, makeOrder } from "../tune/make-order.ts";
import type { Sample } from "../tune/sample.ts";
import { type Tuned, tune } from "../tune/tune.ts";
import { weightsFile } from "../tune/weights-file.ts";
import type { Variant } from "../variant/variant.ts";
import type { Arguments } from "./arguments.ts";
import { readWholeText } from "./file.ts";
import type { Output } from "./output.ts";
import { wholeFault } from "./refuse.ts";
import { type ExitStatus, FINE, STOPPED } from "./status.ts";
import { ThreadCrew } from "./tune-crew.ts";
import { JournalFile } from "./tune-journal.ts";
import { type TuneOptions, tuneOptions } from "./tune-options.ts";
import { TuneReport } from "./tune-report.ts";
import { isPath, variantArgument } from "./variant-argument.ts";
import { VERSION } from "./version.ts";
import { weightsPath } from "./weights-beside.ts";

export async function run(args: Arguments, output: Output): Promise<ExitStatus> {
  const options = tuneOptions(args);
  const [word] = args.operands;
  const variant = await variantArgument(word, output);
  refuseOwnWeights(variant, word);
  const out = options.out ?? weightsPath(isPath(word) ? word : variant.id);
  const job = { variant, options, out, output, word, report: new TuneReport(output, args.has("json")) };
  const lessons = options.lessons.flatMap((file, place) => lessonsOf(job, file, place, output));
  if (out !== "-") write(out, "", () => {}); // before minutes of work
  const journal = openJournal(job);
  const tuned = await tuneStoppably(job, lessons, journal);
  if (tuned === null) {
    job.report.stopped(journal.path);
    return STOPPED;
  }
  finish(job, tuned, journal);
  return FINE;
}

interface Job {
  readonly variant: Variant;
  readonly options: TuneOptions;
  readonly out: string;
  readonly output: Output;
  /** What the command line calls the variant. */
  readonly word: string;
  readonly report: TuneReport;
}

/** Nobody would play with what is found. */
function refuseOwnWeights({ weights }: Variant, word: string): void {
  if (weights === null) return;
  const message = `${quote(word)} has weights of its own, under the key 'weights', which count before all others: take them out first.`;
  throw new FairywrenError([wholeFault("weights-unused", word, message)]);
}

function lessonsOf({ variant }: Job, file: string, place: number, { sources }: Output): Sample[] {
  const content = readWholeText(file, "a file of games");
  if (!content.ok) throw new FairywrenError([content.diagnostic]);
  sources.set(file, content.text);
  return readLessons(variant, content.text, place, file);
}

function openJournal({ variant, options, out, report }: Job): JournalFile {
  const path =
    options.journal ?? (out === "-" ? `${variant.id}.tuning` : `${out.replace(/(\.weights)?\.json$/, "")}.tuning`);
  const journal = new JournalFile(path, keyOf(variant, settingsOf(options), VERSION));
  report.opened(journal);
  return journal;
}

function settingsOf({ nodes, seed }: TuneOptions) {
  return { nodes, seed, judgeNodes: JUDGE_NODES };
}

/** Ctrl-C ends it after the games that are being played here; what was played is kept. */
async function tuneStoppably(job: Job, lessons: readonly Sample[], file: JournalFile): Promise<Tuned | null> {
  const { variant, options, report } = job;
  const stopper = new AbortController();
  const stop = () => stopper.abort();
  process.once("SIGINT", stop).once("SIGTERM", stop);
  const hands = await hire(job, stopper.signal);
  try {
    return await tune(variant, { ...options, lessons, isJudged: !options.isForced }, hands.crew, {
      journal: file.journal,
      keepGame: (game) => file.add(gameLine(game)),
      keepPair: (pair) => file.add(pairLine(pair)),
      report: (news) => report.tell(news),
      signal: stopper.signal,
    });
  } catch (error) {
    if (error instanceof Stopped) return null;
    throw error;
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    await hands.close();
  }
}

/** Those who do the work. */
interface Hands {
  readonly crew: Crew;
  close(): Promise<unknown>;
}

/** Threads of this machine, and whoever takes games from a queue. */
async function hire({ variant, options, output, word }: Job, signal: AbortSignal): Promise<Hands> {
  const settings = settingsOf(options);
  const { queue, threads } = options;
  const own = new ThreadCrew(makeOrder(variant, settings), threads);
  if (queue === null) return { crew: own, close: () => own.close() };
  try {
    const runner = await QueueRunner.open(queue, [TUNING], (message) => output.note(message));
    const given = jobVariantOf(word, output.sources);
    const crew = new TuningCrew({ variant, given, settings, engine: await TUNING.engine() }, runner, own);
    signal.addEventListener("abort", () => crew.stop(), { once: true });
    return { crew, close: () => Promise.all([runner.close(), own.close()]) };
  } catch (error) {
    await own.close();
    throw error;
  }
}

function finish({ variant, out, report }: Job, tuned: Tuned, journal: JournalFile): void {
  const isKept = tuned.verdict?.isKept ?? true;
  if (isKept) keep(out, weightsFile(variant, tuned.weights));
  if (isKept) rmSync(journal.path, { force: true });
  report.finished(tuned, { isKept, out, journal: journal.path });
}

function keep(out: string, text: string): void {
  if (out === "-") process.stdout.write(text);
  else write(out, text, (made) => renameSync(made, out));
}

/** Writes a file beside the one that is meant, which is then put in its place: whole or not at all.
 *  @throws {FairywrenError} `file-unwritable` */
function write(out: string, text: string, use: (made: string) => void): void {
  const made = `${out}.new`;
  try {
    writeFileSync(made, text);
    use(made);
  } catch (error) {
    throw unwritable(out, error);
  } finally {
    rmSync(made, { force: true });
  }
}
