/** Engines in a worker where the page allows one, otherwise on the page's own thread. */
import { FairywrenError } from "../diagnostic/error.ts";
import type { Engine } from "../engine/engine.ts";
import type { EngineWorker } from "../engine/engine-worker.ts";
import { remoteEngine } from "../engine/remote.ts";
import { NO_PORTS, portsOf } from "../engine/worker-ports.ts";
import type { Variant } from "../variant/variant.ts";
import { type EngineFactory, localEngine } from "./opponent.ts";

/** Makes a factory of engines that share one worker, whatever their variants; it is ended with the last of them. Where the
 *  worker's script is of a version that serves one engine alone, each has a worker of its own. Once a worker fails to start,
 *  for instance because the page's content security policy forbids it, engines run on the page's thread, in slices, with one
 *  warning in the console.
 *  @param start makes a worker that runs the package's worker entry
 *  @param program what such a worker is made of now, for a page where that grows; engines move on to a worker made of all of it
 *  @example
 *  defineBoard({ engine: workerEngine(() => new Worker(url, { type: "module" })) });
 */
export function workerEngine(start: () => EngineWorker, program?: () => string): EngineFactory {
  const open = openerOf(start, program);
  let isRefused = false;
  return async (variant) => {
    try {
      if (!isRefused) return await open(variant);
    } catch (error) {
      if (!isRefused) console.warn(`Fairywren's engine runs on the page's own thread: ${reasonOf(error)}`);
      isRefused = true;
    }
    return localEngine(variant);
  };
}

const OPTIONS = { hashMb: 16 };

function openerOf(start: () => EngineWorker, program?: () => string): (variant: Variant) => Promise<Engine> {
  let source = portsOf(start, program) as () => EngineWorker;
  return async (variant) => {
    try {
      return await remoteEngine(source, variant, OPTIONS);
    } catch (error) {
      if (!(error instanceof FairywrenError && error.code === NO_PORTS)) throw error;
      source = start;
      return remoteEngine(start, variant, OPTIONS);
    }
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof FairywrenError) return error.diagnostics.map(({ message }) => message).join(" ");
  return String(error);
}
