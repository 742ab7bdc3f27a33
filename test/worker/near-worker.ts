/** Workers of this thread, for tests of engines in workers. */
import { readReply } from "../../src/engine/protocol.ts";
import type { EngineWorker } from "../../src/engine/remote.ts";
import { EngineHost } from "../../src/worker/host.ts";

type Listener = (event: MessageEvent | Event) => void;

/** A worker in this thread; messages are copied and come later, as between threads. */
export class NearWorker implements EngineWorker {
  static made = 0;
  readonly #listeners: [string, Listener][] = [];
  #isLost = false;
  readonly #isSilent: boolean;
  readonly #host = new EngineHost((reply) => this.#send(reply));

  constructor(isSilent = false) {
    NearWorker.made++;
    this.#isSilent = isSilent;
  }

  postMessage(message: unknown): void {
    const copy = structuredClone(message);
    setTimeout(() => this.#isLost || this.#host.receive(copy));
  }

  terminate(): void {
    this.#isLost = true;
  }

  addEventListener(type: "message" | "error", listener: Listener): void {
    this.#listeners.push([type, listener]);
  }

  #send(reply: unknown): void {
    if (this.#isLost || (this.#isSilent && readReply(reply)?.type !== "opened")) return;
    const data = structuredClone(reply);
    setTimeout(() => {
      for (const [type, listener] of this.#listeners) if (type === "message") listener({ data } as MessageEvent);
    });
  }
}

/** One that never says a word. */
export class DeafWorker extends NearWorker {
  override postMessage(): void {}
}
