/** Our engine as a player in a thread of its own, so that it thinks beside the referee and other games. */
import { Worker } from "node:worker_threads";
import type { JobVariant } from "../jobs/job.ts";
import type { Allowance, Player, Situation, Thought } from "./player.ts";

/** With which weights it plays: those that come with the variant (a text of a file, or null for what is shipped and in its own
 *  file), those that follow from the rules, or those of another file. */
export type WeightsOrder =
  | { readonly are: "own"; readonly provided: string | null }
  | { readonly are: "computed" }
  | { readonly are: "given"; readonly text: string };

/** What a thread is opened with. */
export interface Contract {
  readonly variant: JobVariant;
  readonly weights: WeightsOrder;
  /** Megabytes of hash table. */
  readonly hashMb: number;
  /** 1 to 10. */
  readonly level: number;
}

export type Request =
  | { readonly is: "newGame"; readonly startFen: string }
  | { readonly is: "think"; readonly situation: Situation; readonly allowance: Allowance };

/** Null is what a thread says once it is ready, and after `newGame`. */
export type Answer = { readonly done: Thought | null } | { readonly failed: string };

/** Beside this file once both are built. */
const SCRIPT = new URL("./player-thread.js", import.meta.url);

/** Opens a thread. @throws {Error} when it fails */
export async function openThread(contract: Contract): Promise<Player> {
  const player = new ThreadPlayer(new Worker(SCRIPT, { workerData: contract }));
  await player.ready;
  return player;
}

class ThreadPlayer implements Player {
  readonly ready: Promise<Thought | null>;
  readonly #worker: Worker;
  #settle: (answer: Answer) => void = () => {};
  #failure: string | null = null;

  constructor(worker: Worker) {
    this.#worker = worker;
    this.ready = this.#next();
    worker.on("message", (answer: Answer) => this.#settle(answer));
    worker.on("error", (error) => this.#fail(error instanceof Error ? error.message : String(error)));
    worker.on("exit", (status) => this.#fail(`the thread ended with ${status}`));
  }

  async newGame(startFen: string): Promise<void> {
    await this.#ask({ is: "newGame", startFen });
  }

  async think(situation: Situation, allowance: Allowance): Promise<Thought> {
    const thought = await this.#ask({ is: "think", situation, allowance });
    if (thought === null) throw new Error("the thread has not thought");
    return thought;
  }

  close(): void {
    this.#worker.terminate();
  }

  #ask(request: Request): Promise<Thought | null> {
    if (this.#failure !== null) return Promise.reject(new Error(this.#failure));
    const answer = this.#next();
    this.#worker.postMessage(request);
    return answer;
  }

  #next(): Promise<Thought | null> {
    return new Promise((resolve, reject) => {
      this.#settle = (answer) => ("failed" in answer ? reject(new Error(answer.failed)) : resolve(answer.done));
    });
  }

  #fail(reason: string): void {
    this.#failure ??= reason;
    this.#settle({ failed: this.#failure });
  }
}
