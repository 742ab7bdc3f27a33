/** Threads that run jobs on this machine. One that breaks down, or is stopped in the middle, is replaced by a new one. */
import { Worker } from "node:worker_threads";
import { misuse } from "../diagnostic/argument.ts";
import { JOB, type Job } from "./job.ts";
import type { JobResult } from "./result.ts";
import { MOST_AGAIN, type OnDone, type Runner } from "./runner.ts";
import type { Ability, Notice } from "./serve.ts";
import type { Turns } from "./turns.ts";

/** A job that takes longer is a mistake, whoever runs it. */
const LONGEST_JOB_MS = 3 * 3_600_000;

/** A thread that ended without an answer. Another may do better. */
class Breakdown extends Error {}
/** No other would. */
class Overdue extends Breakdown {}

export class Crew implements Runner {
  readonly #file: string;
  readonly #turns: Turns;
  readonly #longestMs: number;
  readonly #idle: Thread[] = [];

  /** @param file of the thread, built; threads are started when they are needed
   *  @param turns how many work at a time, those of other crews with the same turns included
   *  @param longestMs a job that takes longer is ended */
  constructor(file: string, turns: Turns, longestMs = LONGEST_JOB_MS) {
    this.#file = file;
    this.#turns = turns;
    this.#longestMs = longestMs;
  }

  /** What its threads can run. @throws {Error} when they cannot be started */
  async abilities(): Promise<readonly Ability[]> {
    const thread = new Thread(this.#file);
    const abilities = await thread.ready;
    this.#idle.push(thread);
    return abilities;
  }

  async run(jobs: readonly Job[], onDone: OnDone): Promise<void> {
    let next = 0;
    let goesOn = true;
    const employ = async () => {
      while (goesOn && next < jobs.length) {
        const job = jobs[next++];
        const { value } = await this.runPatiently(job);
        if (!onDone(job, value)) goesOn = false;
      }
    };
    const stop = (error: unknown) => {
      goesOn = false;
      throw error;
    };
    const hands = Array.from({ length: Math.min(this.#turns.most, jobs.length) }, () => employ().catch(stop));
    const failure = (await Promise.allSettled(hands)).find(({ status }) => status === "rejected");
    if (failure?.status === "rejected") throw failure.reason;
  }

  /** Runs one job, again when its thread breaks down. @throws {FairywrenError} */
  async runPatiently(job: Job): Promise<JobResult> {
    for (let again = 0; ; again++) {
      try {
        return await this.runOne(job);
      } catch (error) {
        if (!(error instanceof Breakdown)) throw error;
        if (again === MOST_AGAIN) throw misuse("job-failed", `${again + 1} tries have failed: ${error.message}.`, JOB);
      }
    }
  }

  /** Runs one job once, as soon as a thread is free.
   *  @throws {FairywrenError} when nobody could run it
   *  @throws {Error} when the thread broke down, or was stopped by the signal */
  runOne(job: Job, signal?: AbortSignal): Promise<JobResult> {
    return this.#turns.during(async () => {
      const thread = this.#idle.pop() ?? new Thread(this.#file);
      try {
        const result = await thread.work(job, this.#longestMs, signal);
        this.#idle.push(thread);
        return result;
      } catch (error) {
        if (error instanceof Breakdown) await thread.end();
        else this.#idle.push(thread);
        throw error instanceof Overdue ? misuse("job-failed", error.message, JOB) : error;
      }
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((thread) => thread.end()));
  }
}

class Thread {
  readonly ready: Promise<readonly Ability[]>;
  readonly #worker: Worker;
  #hear: (notice: Notice) => void = () => {};
  #fail: (error: Error) => void = () => {};

  constructor(file: string) {
    this.#worker = new Worker(file);
    this.ready = new Promise((resolve, reject) => {
      this.#hear = (notice) => notice.is === "ready" && resolve(notice.abilities);
      this.#fail = reject;
    });
    this.ready.catch(() => {});
    this.#worker.on("message", (notice: Notice) => this.#hear(notice));
    this.#worker.on("error", (error) => this.#fail(new Breakdown(error.message)));
    this.#worker.on("exit", (status) => this.#fail(new Breakdown(`the thread ended with status ${status}`)));
  }

  async work(job: Job, longestMs: number, signal?: AbortSignal): Promise<JobResult> {
    await this.ready;
    const stop = () => this.#fail(new Breakdown("stopped"));
    const timer = setTimeout(() => this.#fail(tooLong(longestMs)), longestMs);
    try {
      return await new Promise((resolve, reject) => {
        this.#hear = (notice) => settle(notice, resolve, reject);
        this.#fail = reject;
        signal?.addEventListener("abort", stop, { once: true });
        if (signal?.aborted) stop();
        else this.#worker.postMessage(job);
      });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
    }
  }

  async end(): Promise<void> {
    this.#fail = () => {};
    await this.#worker.terminate();
  }
}

function settle(notice: Notice, resolve: (result: JobResult) => void, reject: (error: Error) => void): void {
  if (notice.is === "done") resolve(notice.result);
  if (notice.is === "refused") reject(misuse(notice.code, notice.message, JOB));
  if (notice.is === "failed") reject(new Breakdown(notice.message));
}

function tooLong(limitMs: number): Error {
  return new Overdue(`The job took more than ${Math.ceil(limitMs / 1000)} seconds.`);
}
