/** The engine's worker: a module script that does nothing but answer messages. */
import { EngineHost } from "./host.ts";

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const host = new EngineHost((reply) => scope.postMessage(reply));
scope.addEventListener("message", ({ data }) => host.receive(data));
