/** A thread of `fairywren tune`: does one task after another. */
import { parentPort, workerData } from "node:worker_threads";
import { provideKernels } from "../kernel/provide.ts";
import type { Order, Task } from "../tune/order.ts";
import { Workshop } from "../tune/workshop.ts";
import type { Reply } from "./tune-crew.ts";

provideKernels();
const workshop = new Workshop(workerData as Order);

parentPort?.on("message", (task: Task) => parentPort?.postMessage(replyTo(task)));

function replyTo(task: Task): Reply {
  try {
    return { answer: workshop.do(task) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
