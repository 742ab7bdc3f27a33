/**
 * The results of a plan's jobs in a file, a line for each, below a line that says which plan. A run that was cut off leaves at
 * most half a line, which is taken away; the same command goes on from there.
 */
import { appendFileSync, existsSync, readFileSync, statSync, truncateSync } from "node:fs";
import { misuse } from "../diagnostic/argument.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { quote } from "../diagnostic/fault.ts";
import { digestOf, JOB_FORMAT, type Job } from "./job.ts";
import { isRecord } from "./plain.ts";
import { type JobResult, makeResult, resultFault } from "./result.ts";

export class Ledger {
  readonly #file: string;
  readonly #results: ReadonlyMap<string, unknown>;

  /** Opens a file to go on with it, or begins one.
   *  @throws {FairywrenError} `ledger-foreign`, `file-unreadable`, `file-unwritable` */
  static open(file: string, jobs: readonly Job[]): Ledger {
    if (existsSync(file)) return Ledger.read(file, jobs);
    append(file, headOf(jobs));
    return new Ledger(file, new Map());
  }

  /** @throws {FairywrenError} as `open` does */
  static read(file: string, jobs: readonly Job[]): Ledger {
    const [head, ...rest] = wholeLines(file).map(parse);
    if (JSON.stringify(head) !== JSON.stringify(headOf(jobs)))
      throw foreign(
        file,
        isRecord(head) && "plan" in head ? "holds results of other work" : "holds no results of jobs",
      );
    const known = new Map(jobs.map((job) => [job.digest, job]));
    return new Ledger(file, new Map(rest.map((line, index) => entryOf(file, line, index + 2, known))));
  }

  private constructor(file: string, results: ReadonlyMap<string, unknown>) {
    this.#file = file;
    this.#results = results;
  }

  /** Values by the digests of their jobs. */
  get results(): ReadonlyMap<string, unknown> {
    return this.#results;
  }

  /** @throws {FairywrenError} `file-unwritable` when the disk is full, for instance; what was kept before stays */
  keep(job: Job, value: unknown): void {
    append(this.#file, makeResult(job, value));
  }
}

function headOf(jobs: readonly Job[]) {
  return { format: JOB_FORMAT, plan: digestOf(jobs.map(({ digest }) => digest)) };
}

function append(file: string, line: unknown): void {
  try {
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  } catch (error) {
    throw misuse("file-unwritable", `${quote(file)} cannot be written (${codeOf(error)}).`, file);
  }
}

/** Takes half a line at the end away. */
function wholeLines(file: string): string[] {
  try {
    if (!statSync(file).isFile()) throw foreign(file, "is no file");
    const text = readFileSync(file, "utf8");
    const end = text.lastIndexOf("\n") + 1;
    if (end < text.length) truncateSync(file, Buffer.byteLength(text.slice(0, end)));
    return text.slice(0, end).split("\n").slice(0, -1);
  } catch (error) {
    if (error instanceof FairywrenError) throw error;
    throw misuse("file-unreadable", `${quote(file)} cannot be read (${codeOf(error)}).`, file);
  }
}

function entryOf(file: string, line: unknown, number: number, known: ReadonlyMap<string, Job>): [string, unknown] {
  const job = isRecord(line) ? known.get(String(line.digest)) : undefined;
  if (job === undefined || resultFault(line, job) !== null)
    throw foreign(file, `has a line ${number} that is no result of this work`);
  return [job.digest, (line as unknown as JobResult).value];
}

function foreign(file: string, what: string): Error {
  return misuse("ledger-foreign", `${quote(file)} ${what}: give another file.`, file);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
