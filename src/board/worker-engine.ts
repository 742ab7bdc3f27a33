/** Engines in a worker where the page allows one, otherwise on the page's own thread. */
import { FairywrenError } from "../diagnostic/error.ts";
import { type EngineWorker, remoteEngine } from "../engine/remote.ts";
import { type EngineFactory, localEngine } from "./opponent.ts";

/** Makes a factory of engines in workers. Once a worker fails to start, for instance because the page's content
 *  security policy forbids it, engines run on the page's thread, in slices, with one warning in the console.
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
