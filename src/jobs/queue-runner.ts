/** Runs jobs by whoever takes them from a queue, and checks what they send. */
import type { Job } from "./job.ts";
import { loadJobVariant } from "./job-variant.ts";
import type { JobKind } from "./kind.ts";
import { openQueue } from "./queue-package.ts";
import { QueueRound } from "./queue-round.ts";
import { type JobResult, resultFault } from "./result.ts";
import type { OnDone, Runner } from "./runner.ts";
import type { Transport } from "./transport.ts";

export class QueueRunner implements Runner {
  readonly #transport: Transport;
  readonly #kinds: readonly JobKind[];
  readonly #note: (message: string) => void;

  /** @param note hears what a person should know @throws {FairywrenError} */
  static async open(url: string, kinds: readonly JobKind[], note: (message: string) => void): Promise<QueueRunner> {
    return new QueueRunner(await openQueue(url, note), kinds, note);
  }

  constructor(transport: Transport, kinds: readonly JobKind[], note: (message: string) => void) {
    this.#transport = transport;
    this.#kinds = kinds;
    this.#note = note;
  }

  async run(jobs: readonly Job[], onDone: OnDone): Promise<void> {
    if (jobs.length === 0) return;
    await new QueueRound(this.#transport, jobs, this.#note).run((job, value) => this.#faultOf(job, value), onDone);
  }

  close(): Promise<void> {
    return this.#transport.close();
  }

  async #faultOf(job: Job, given: unknown): Promise<string | null> {
    const fault = resultFault(given, job);
    if (fault !== null) return fault;
    const kind = this.#kinds.find(({ name }) => name === job.kind);
    return kind?.check(job, await loadJobVariant(job.variant), (given as JobResult).value) ?? null;
  }
}
