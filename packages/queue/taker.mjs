/** One who takes jobs. A job belongs to its taker for some seconds, which are prolonged while it lives: when it is killed, others take the job. */
import { UnrecoverableError, WaitingError, Worker } from "bullmq";

/** How long a job belongs to a taker that is silent. */
const LOCK_MS = 15_000;
/** How often takers look for jobs of those that are gone. */
const LOOK_MS = 5000;
/** A job that so many takers died of is not given to another. */
const MOST_DEATHS = 5;
/** How long it waits before it asks again after an error. */
const RETRY_MS = 1000;

export class Taker {
  #worker;
  #run;
  #ending = new AbortController();

  constructor(kind, redis, most, run) {
    this.#run = run;
    this.#worker = new Worker(kind, (job, token) => this.#process(job, token), {
      connection: redis,
      concurrency: most,
      lockDuration: LOCK_MS,
      stalledInterval: LOOK_MS,
      maxStalledCount: MOST_DEATHS,
      runRetryDelay: RETRY_MS,
    });
    // A job that was lost to another while the connection was: its result is the same.
    this.#worker.on("error", () => {});
  }

  async close() {
    this.#ending.abort();
    await this.#worker.close();
  }

  async #process(job, token) {
    const outcome = await this.#attempt(job, token);
    if ("refusal" in outcome) throw new UnrecoverableError(outcome.refusal);
    return outcome.value;
  }

  async #attempt(job, token) {
    try {
      return await this.#run(job.data, this.#ending.signal);
    } catch (error) {
      if (!this.#ending.signal.aborted) throw error;
      await job.moveToWait(token);
      throw new WaitingError();
    }
  }
}
