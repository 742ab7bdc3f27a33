/**
 * Some jobs in a queue, until all have ended. The queue is a messenger, not a witness: what it says has ended is looked up, results
 * are checked, what it has lost is given again, and nothing counts twice.
 */
import { misuse } from "../diagnostic/argument.ts";
import { isCode } from "../diagnostic/codes.ts";
import { counted } from "../variant/phrases.ts";
import { JOB, type Job } from "./job.ts";
import { queueOf } from "./kind.ts";
import { printable } from "./plain.ts";
import type { JobResult } from "./result.ts";
import { MOST_AGAIN, type OnDone } from "./runner.ts";
import type { JobState, Transport } from "./transport.ts";

/** After such a silence all open jobs are looked up. */
const SILENCE_MS = 5000;

/** Says why a result cannot be right; null when it may be. */
export type FindFault = (job: Job, given: unknown) => Promise<string | null>;

export class QueueRound {
  readonly #transport: Transport;
  readonly #queue: string;
  readonly #note: (message: string) => void;
  readonly #open: Map<string, Job>;
  readonly #again = new Map<string, number>();
  /** Ids of jobs that are said to have ended. */
  readonly #heard = new Set<string>();
  #wake: () => void = () => {};
  #workers = -1;

  constructor(transport: Transport, jobs: readonly Job[], note: (message: string) => void) {
    this.#transport = transport;
    this.#queue = queueOf(jobs[0]);
    this.#note = note;
    this.#open = new Map(jobs.map((job) => [job.digest, job]));
  }

  /** @throws {FairywrenError} `job-failed`, or what a job was refused for */
  async run(findFault: FindFault, onDone: OnDone): Promise<void> {
    await this.#transport.follow(this.#queue, (id) => this.#hear(id));
    await this.#begin();
    while (this.#open.size > 0) {
      for (const state of await this.#transport.states(this.#queue, await this.#next())) {
        const job = this.#open.get(state.id);
        if (job === undefined || (await this.#settle(job, state, findFault, onDone))) continue;
        await this.#transport.forget(this.#queue, [...this.#open.keys()]);
        return;
      }
    }
  }

  /** What earlier runs have left is used, but for what failed in them. */
  async #begin(): Promise<void> {
    const states = await this.#transport.states(this.#queue, [...this.#open.keys()]);
    const failed = states.filter((state) => state.is === "failed").map(({ id }) => id);
    await this.#transport.forget(this.#queue, failed);
    for (const state of states) if (state.is === "done") this.#hear(state.id);
    const missing = new Set(states.filter(({ is }) => is === "missing" || is === "failed").map(({ id }) => id));
    await this.#transport.give(
      this.#queue,
      [...this.#open.values()].filter(({ digest }) => missing.has(digest)),
    );
  }

  /** Whether more is wanted. */
  async #settle(job: Job, state: JobState, findFault: FindFault, onDone: OnDone): Promise<boolean> {
    if (state.is === "missing") await this.#transport.give(this.#queue, [job]);
    if (state.is === "failed") throw failureOf(state.reason);
    if (state.is !== "done") return true;
    const fault = await findFault(job, state.value);
    if (fault !== null) await this.#askAgain(job, fault);
    else {
      this.#open.delete(job.digest);
      return onDone(job, (state.value as JobResult).value);
    }
    return true;
  }

  async #askAgain(job: Job, fault: string): Promise<void> {
    const again = (this.#again.get(job.digest) ?? 0) + 1;
    const what = `The result of job ${job.digest} is refused: ${printable(fault)}`;
    if (again > MOST_AGAIN) throw misuse("job-result", `${what}, ${again} times.`, JOB);
    this.#again.set(job.digest, again);
    this.#note(`job-result: ${what}; it is asked for again, ${again} of ${MOST_AGAIN} times.`);
    await this.#transport.forget(this.#queue, [job.digest]);
    await this.#transport.give(this.#queue, [job]);
  }

  #hear(id: string): void {
    this.#heard.add(id);
    this.#wake();
  }

  /** The ids to look up: those that were heard of, or all when nothing is heard. */
  async #next(): Promise<string[]> {
    if (this.#heard.size === 0) await this.#silence();
    const heard = [...this.#heard].filter((id) => this.#open.has(id));
    this.#heard.clear();
    if (heard.length > 0) return heard;
    await this.#tellWorkers();
    return [...this.#open.keys()];
  }

  #silence(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, SILENCE_MS);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #tellWorkers(): Promise<void> {
    const count = await this.#transport.workers(this.#queue);
    if (count === this.#workers) return;
    this.#workers = count;
    const { name } = this.#transport;
    const jobs = `such jobs (${this.#queue})`;
    if (count > 0) this.#note(`${counted(count, "worker")} of ${name} ${count === 1 ? "takes" : "take"} ${jobs}`);
    else
      this.#note(
        `no worker of ${name} takes ${jobs}: start some with 'fairywren worker --queue ADDRESS', of this same version`,
      );
  }
}

/** The reason begins with a code where a worker refused the job. */
function failureOf(reason: string): Error {
  const text = printable(reason);
  const [, code, message] = /^([a-z-]+): (.*)$/.exec(text) ?? [];
  if (code !== undefined && isCode(code)) return misuse(code, message, JOB);
  return misuse("job-failed", `A job has failed on every worker that tried it: ${text}.`, JOB);
}
