/** Workers of this thread, for tests of engines in workers. */
import type { EngineWorker } from "../../src/engine/engine-worker.ts";
import { readPort, readReply } from "../../src/engine/protocol.ts";
import { EngineHost } from "../../src/worker/host.ts";
import { serveEngine } from "../../src/worker/serve.ts";

type Listener = (event: MessageEvent | Event) => void;

/** A worker in this thread; messages are copied and come later, as between threads. */
export class NearWorker implements EngineWorker {
  static made = 0;
  static ended = 0;
  readonly #listeners: [string, Listener][] = [];
  readonly #inner = new MessageChannel();
  isLost = false;
  isSilent: boolean;

  constructor(isSilent = false) {
    NearWorker.made++;
    this.isSilent = isSilent;
    const { port1, port2 } = this.#inner;
    port1.onmessage = ({ data }) => this.#mayPass(data) && this.tell("message", { data });
    this.serve(port2);
    port2.start();
  }

  /** @param channel to the page */
  protected serve(channel: MessagePort): void {
    serveEngine(channel);
  }

  postMessage(message: unknown, transfer: object[] = []): void {
    const port = readPort(message);
    const relayed = port && transfer.length > 0 ? this.#relayed(port, transfer) : null;
    const data = relayed ? { type: "open", port: relayed } : message;
    if (!this.isLost) this.#inner.port1.postMessage(data, relayed ? [relayed] : []);
  }

  terminate(): void {
    if (!this.isLost) NearWorker.ended++;
    this.isLost = true;
    this.#inner.port1.close();
  }

  addEventListener(type: "message" | "error", listener: Listener): void {
    this.#listeners.push([type, listener]);
  }

  tell(type: "message" | "error", event: object): void {
    for (const [wanted, listener] of this.#listeners) if (wanted === type) listener(event as MessageEvent);
  }

  /** A port in its place: a worker that is lost or silent is so by all ports of it. */
  #relayed(port: MessagePort, transfer: object[]): MessagePort {
    const outer = structuredClone(port, { transfer: transfer as MessagePort[] });
    const { port1, port2 } = new MessageChannel();
    outer.onmessage = ({ data }) => this.isLost || port1.postMessage(data);
    port1.onmessage = ({ data }) => this.#mayPass(data) && outer.postMessage(data);
    outer.addEventListener("close", () => port1.close());
    return port2;
  }

  #mayPass(reply: unknown): boolean {
    return !this.isLost && (!this.isSilent || readReply(reply)?.type === "opened");
  }
}

/** One that never says a word. */
export class DeafWorker extends NearWorker {
  override postMessage(): void {}
}

/** One of before there were ports. */
export class PortlessWorker extends NearWorker {
  protected override serve(channel: MessagePort): void {
    const host = new EngineHost((reply) => channel.postMessage(reply));
    channel.addEventListener("message", ({ data }) => host.receive(data));
  }
}
