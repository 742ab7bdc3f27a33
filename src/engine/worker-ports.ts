/**
 * Ports of one worker, which engines of any variants share. The worker is started for the first of them and ended with the
 * last; one that is lost is replaced by one for all.
 */
import { type EnginePort, type EngineWorker, workerOf } from "./engine-worker.ts";
import { type PortRequest, readReply } from "./protocol.ts";
import { misuse } from "./refuse.ts";

/** The code by which a port is refused. */
export const NO_PORTS = "message-unread";

type Listener = (event: MessageEvent | Event) => void;

/** Makes a function that gives ports of one worker, to be used in place of one that starts workers. A worker that knows of no
 *  ports, since its script is older, refuses each of them by `NO_PORTS`.
 *  @param program what workers are made of now, where that grows: once it has, ports are those of a worker made of all of it */
export function portsOf(start: () => EngineWorker, program: () => string = () => ""): () => EnginePort {
  let current: PortedWorker | null = null;
  return () => {
    const made = program();
    if (current?.program !== made) current?.leave();
    if (!current || current.isPast) current = new PortedWorker(workerOf(start()), made);
    return current.open();
  };
}

class PortedWorker {
  readonly program: string;
  /** Whether no further port of it is opened. */
  isPast = false;
  readonly #worker: EngineWorker;
  readonly #ports = new Set<Port>();

  constructor(worker: EngineWorker, program: string) {
    this.#worker = worker;
    this.program = program;
    // what is said outside of ports concerns them all
    worker.addEventListener("message", (event) => this.#tell("message", event));
    worker.addEventListener("error", (event) => {
      this.leave();
      this.#tell("error", event);
    });
  }

  open(): Port {
    const { port1, port2 } = new MessageChannel();
    const port = new Port(this, port1);
    this.#ports.add(port);
    try {
      this.#worker.postMessage({ type: "open", port: port2 } satisfies PortRequest, [port2]);
    } catch (error) {
      port.terminate();
      throw misuse(NO_PORTS, `The engine's worker takes no ports: ${error}`, "<engine>");
    }
    return port;
  }

  /** Lets those that use it go on with it until they ask for another. */
  leave(): void {
    this.isPast = true;
  }

  /** A worker that answers one engine is not silent: the others may have to wait while it opens a large variant. */
  hear(port: Port): void {
    const alive = { data: { type: "alive" } };
    for (const other of this.#ports) if (other !== port) other.tell("message", alive);
  }

  release(port: Port): void {
    if (this.#ports.delete(port) && this.#ports.size === 0) this.#end();
  }

  giveUp(port: Port): void {
    if (!this.#ports.delete(port)) return;
    this.#end();
    this.#tell("lost", {});
    this.#ports.clear();
  }

  #end(): void {
    this.isPast = true;
    this.#worker.terminate();
  }

  #tell(type: string, event: object): void {
    for (const port of [...this.#ports]) port.tell(type, event);
  }
}

class Port implements EnginePort {
  readonly #of: PortedWorker;
  readonly #port: MessagePort;
  readonly #listeners: [string, Listener][] = [];

  constructor(of: PortedWorker, port: MessagePort) {
    this.#of = of;
    this.#port = port;
    port.addEventListener("message", ({ data }) => {
      if (readReply(data)) of.hear(this);
      this.tell("message", { data });
    });
    port.start();
  }

  get isPast(): boolean {
    return this.#of.isPast;
  }

  postMessage(message: unknown): void {
    this.#port.postMessage(message);
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.push([type, listener]);
  }

  tell(type: string, event: object): void {
    for (const [wanted, listener] of this.#listeners) if (wanted === type) listener(event as MessageEvent);
  }

  giveUp(): void {
    this.#port.close();
    this.#of.giveUp(this);
  }

  terminate(): void {
    this.postMessage({ type: "close" });
    this.#port.close();
    this.#of.release(this);
  }
}
