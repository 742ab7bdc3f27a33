/** `remoteEngine` in Node, where a worker may be a thread of `worker_threads`. */
import { readWarily } from "../diagnostic/argument.ts";
import type { Variant } from "../variant/variant.ts";
import type { Engine } from "./engine.ts";
import type { EngineThread, EngineWorker } from "./engine-worker.ts";
import { remoteEngine as open, type RemoteOptions } from "./remote.ts";

/** As in `remote.ts`: threads are taken for workers of the web, which have the same messages by other names. */
export function remoteEngine(
  start: () => EngineWorker | EngineThread,
  variant: Variant,
  options?: RemoteOptions,
): Promise<Engine> {
  return open(typeof start === "function" ? () => asWebWorker(start()) : start, variant, options);
}

function asWebWorker(worker: EngineWorker | EngineThread): EngineWorker {
  return readWarily("worker", worker, () => (isThread(worker) ? new WebThread(worker) : worker));
}

function isThread(worker: EngineWorker | EngineThread): worker is EngineThread {
  const { addEventListener, on } = Object(worker);
  return typeof addEventListener !== "function" && typeof on === "function";
}

class WebThread implements EngineWorker {
  readonly #thread: EngineThread;

  constructor(thread: EngineThread) {
    this.#thread = thread;
  }

  postMessage(message: unknown): void {
    this.#thread.postMessage(message);
  }

  terminate(): void {
    this.#thread.terminate();
  }

  addEventListener(type: "message" | "error", listener: (event: MessageEvent | Event) => void): void {
    this.#thread.on(type, (data) => listener({ data } as MessageEvent));
  }
}
