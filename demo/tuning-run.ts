/** A worker that lets the engine get to know a variant. */
import type { Variant } from "../src/index.ts";
import { t } from "./language.ts";
import type { Budget, TuneNews, TuneResult, TuningMessage, TuningOrder } from "./tuning-message.ts";

/** Who is told of a run. Nothing is told after `onDone`, `onFailed` or `stop`. */
export interface Followers {
  readonly onNews: (news: TuneNews) => void;
  readonly onDone: (result: TuneResult) => void;
  readonly onFailed: (reason: string) => void;
}

const LOST = t`The worker that it learns in could not be loaded, or broke down: try again, online if you are not.`;

export class TuningRun {
  readonly #followers: Followers;
  readonly #worker: Worker;
  #isOver = false;

  /** @param weights what the engine plays with now; empty for nothing that was learnt before */
  constructor(worker: Worker, variant: Variant, weights: string, budget: Budget, followers: Followers) {
    this.#followers = followers;
    this.#worker = worker;
    this.#worker.addEventListener("error", () => this.#end(() => followers.onFailed(LOST)));
    this.#worker.addEventListener("message", ({ data }) => this.#receive(data));
    void this.#order(variant, weights, budget);
  }

  /** What was played is lost. */
  stop(): void {
    this.#end(() => {});
  }

  async #order(variant: Variant, weights: string, budget: Budget): Promise<void> {
    try {
      const { documentOf } = await import("../src/document.ts");
      const order: TuningOrder = { id: variant.id, document: documentOf(variant), weights, budget };
      this.#worker.postMessage(order);
    } catch {
      this.#end(() => this.#followers.onFailed(LOST));
    }
  }

  #receive(message: TuningMessage): void {
    if (this.#isOver) return;
    if (message.type === "news") this.#followers.onNews(message.news);
    else if (message.type === "done") this.#end(() => this.#followers.onDone(message.result));
    else this.#end(() => this.#followers.onFailed(message.reason));
  }

  #end(tell: () => void): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#worker.terminate();
    tell();
  }
}
