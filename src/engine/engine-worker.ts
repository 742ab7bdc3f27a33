/** What engines need of the workers that they run in. */
import { readWarily, wrongType } from "../diagnostic/argument.ts";

/** The part of a worker that is used. */
export interface EngineWorker {
  postMessage(message: unknown): void;
  /** @param transfer ports that the message hands over; Node's types have no `MessagePort` that is a type */
  postMessage(message: unknown, transfer: object[]): void;
  terminate(): void;
  addEventListener(type: "message" | "error", listener: (event: MessageEvent | Event) => void): void;
}

/** The part of a thread of Node's `worker_threads` that is used. */
export interface EngineThread {
  postMessage(message: unknown): void;
  terminate(): unknown;
  on(type: "message" | "error", listener: (data: unknown) => void): unknown;
}

/** What an engine has of a worker that others use too, see `worker-ports.ts`. */
export interface EnginePort extends EngineWorker {
  /** Whether an engine that goes on should ask for another port: the worker has failed, or one that can do more has been
   *  started since. */
  readonly isPast: boolean;
  /** `lost` is told to the others when one of them has given the worker up. */
  addEventListener(type: "message" | "error" | "lost", listener: (event: MessageEvent | Event) => void): void;
  /** Ends the worker for all, since it is silent. */
  giveUp(): void;
  /** Ends the worker unless others use it. */
  terminate(): void;
}

export function isPort(worker: EngineWorker | EnginePort): worker is EnginePort {
  return "giveUp" in worker;
}

/** @throws {FairywrenError} `wrong-type` */
export function workerOf(value: unknown): EngineWorker {
  return readWarily("worker", value, () => {
    const { postMessage, terminate, addEventListener } = Object(value);
    const isWorker = [postMessage, terminate, addEventListener].every((method) => typeof method === "function");
    if (!isWorker) throw wrongType("worker", "a Worker", value);
    return value as EngineWorker;
  });
}
