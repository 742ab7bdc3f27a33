/** Engines in a worker where the page allows one, otherwise on the page's own thread: a board plays either way. */
import { FairywrenError } from "../diagnostic/error.ts";
import { type EngineWorker, remoteEngine } from "../engine/remote.ts";
import { type EngineFactory, localEngine } from "./opponent.ts";

/** Makes a factory of engines in workers. Once a worker could not be started, for instance because the page's content
 *  policy forbids it, engines run on the page's own thread, in slices; the console is told, once.
 *  @param start makes a worker that runs the package's worker entry
 *  @example
 *  defineBoard({ engine: workerEngine(() => new Worker(url, { type: "module" })) });
 */
export function workerEngine(start: () => EngineWorker): EngineFactory {
  let isRefused = false;
  return async (variant) => {
    try {
      if (!isRefused) return await remoteEngine(start, variant, { hashMb: WORKER_HASH_MB });
    } catch (error) {
      if (!isRefused) console.warn(`Fairywren's engine runs on the page's own thread: ${reasonOf(error)}`);
      isRefused = true;
    }
    return localEngine(variant);
  };
}

const WORKER_HASH_MB = 16;

function reasonOf(error: unknown): string {
  if (error instanceof FairywrenError) return error.diagnostics.map(({ message }) => message).join(" ");
  return String(error);
}
