/** The engine's worker in Node: `fairywren/worker` for `worker_threads`, whose messages come by the port to the parent. Runtimes
 *  that know Node's conditions start it as a worker of the web too, without such a port. Imported where there is neither, it does nothing. */
import { parentPort } from "node:worker_threads";
import { provideKernels } from "../kernel/provide.ts";
import { serveEngine } from "./serve.ts";

provideKernels();
if (parentPort) serveEngine(parentPort as unknown as MessagePort);
else if (typeof globalThis.addEventListener === "function") serveEngine();
