/** A crew of threads, for which `tune-worker.ts` runs in each. */
import { Worker } from "node:worker_threads";
import type { Crew } from "../tune/crew.ts";
import type { AnswerOf, Order, TaskOf, Work } from "../tune/order.ts";

/** What a thread answers to a task. */
export type Reply = { readonly answer: AnswerOf<Work> } | { readonly failure: string };

/** Beside this file once both are built. */
const SCRIPT = new URL("./tune-worker.js", import.meta.url);

interface Waiting {
  readonly settle: (answer: never) => void;
  readonly fail: (error: Error) => void;
}

export class ThreadCrew implements Crew {
  readonly #threads: number;
  readonly #idle: Worker[] = [];
  readonly #all: readonly Worker[];
  readonly #waiting = new Map<Worker, Waiting>();
  #isClosed = false;

  constructor(order: Order, threads: number) {
    this.#threads = threads;
    this.#all = Array.from({ length: threads }, () => new Worker(SCRIPT, { workerData: order }));
    for (const worker of this.#all) this.#watch(worker);
    this.#idle.push(...this.#all);
  }

  size(): number {
    return this.#threads;
  }

  ask<Kind extends Work>(task: TaskOf<Kind>): Promise<AnswerOf<Kind>> {
    const worker = this.#idle.pop();
    if (!worker) return Promise.reject(new Error("more tasks than threads"));
    return new Promise((settle, fail) => {
      this.#waiting.set(worker, { settle, fail });
      worker.postMessage(task);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#all.map((worker) => worker.terminate()));
  }

  #watch(worker: Worker): void {
    worker.on("message", (reply: Reply) => {
      const waiting = this.#waiting.get(worker);
      this.#waiting.delete(worker);
      this.#idle.push(worker);
      if ("failure" in reply) waiting?.fail(new Error(reply.failure));
      else waiting?.settle(reply.answer as never);
    });
    worker.on("error", (error) =>
      this.#waiting.get(worker)?.fail(error instanceof Error ? error : new Error(String(error))),
    );
    worker.on("exit", (status) => {
      if (!this.#isClosed) this.#waiting.get(worker)?.fail(new Error(`a thread ended with ${status}`));
    });
  }
}
