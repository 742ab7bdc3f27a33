/**
 * The results of a plan's jobs in a file, a line for each, below a line that says which plan. The same command goes on from
 * there.
 */
import { misuse } from "../diagnostic/argument.ts";
import { quote } from "../diagnostic/fault.ts";
import { digestOf, JOB_FORMAT, type Job } from "./job.ts";
import { LineFile } from "./line-file.ts";
import { isRecord } from "./plain.ts";
import { type JobResult, makeResult, resultFault } from "./result.ts";

const WANTED = "a file of results";

export class Ledger {
  readonly #file: LineFile;
  readonly #results: ReadonlyMap<string, unknown>;

  /** Opens a file to go on with it, or begins one.
   *  @throws {FairywrenError} `ledger-foreign`, `file-is-folder`, `file-unreadable`, `file-unwritable` */
  static open(path: string, jobs: readonly Job[]): Ledger {
    const file = new LineFile(path, WANTED);
    if (file.text !== null) return Ledger.#goOn(file, jobs);
    file.begin(lineOf(headOf(jobs)));
    return new Ledger(file, new Map());
  }

  /** @throws {FairywrenError} as `open` does */
  static read(path: string, jobs: readonly Job[]): Ledger {
    const file = new LineFile(path, WANTED);
    if (file.text === null) throw misuse("file-unreadable", `${quote(path)} cannot be read (ENOENT).`, path);
    return Ledger.#goOn(file, jobs);
  }

  static #goOn(file: LineFile, jobs: readonly Job[]): Ledger {
    const [head, ...rest] = file.lines.map(parse);
    if (JSON.stringify(head) !== JSON.stringify(headOf(jobs)))
      throw foreign(
        file.path,
        isRecord(head) && "plan" in head ? "holds results of other work" : "holds no results of jobs",
      );
    const known = new Map(jobs.map((job) => [job.digest, job]));
    const entries = rest.map((line, index) => entryOf(file.path, line, index + 2, known));
    file.goOn();
    return new Ledger(file, new Map(entries));
  }

  private constructor(file: LineFile, results: ReadonlyMap<string, unknown>) {
    this.#file = file;
    this.#results = results;
  }

  /** Values by the digests of their jobs. */
  get results(): ReadonlyMap<string, unknown> {
    return this.#results;
  }

  /** @throws {FairywrenError} `file-unwritable` when the disk is full, for instance; what was kept before stays */
  keep(job: Job, value: unknown): void {
    this.#file.add(lineOf(makeResult(job, value)));
  }
}

function headOf(jobs: readonly Job[]) {
  return { format: JOB_FORMAT, plan: digestOf(jobs.map(({ digest }) => digest)) };
}

function lineOf(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
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
