/**
 * One classic script that needs nothing beside it: the element, the library, the engine, its worker and the shipped
 * variants. It is built twice: `fairywren/cdn` is without the reader of variant files, `fairywren/cdn-yaml` has it.
 *
 * The build wraps it in a function. The page calls that function as itself; the worker is made of the function's own
 * source text, so that no second file is fetched. A content policy must allow `worker-src blob:` for it; where it does not,
 * the engine runs on the page's own thread.
 */
import * as board from "./board.ts";
import * as library from "./index.ts";
import { provideKernels } from "./kernel/provide.ts";
import { serveEngine } from "./worker/host.ts";
import { startWorker } from "./worker/start.ts";
import * as yaml from "./yaml.ts";

/** The wrapper's: what this run is to be, and the function itself. */
declare const fairywrenPart: "page" | "worker";
declare const fairywrenProgram: (part: "page" | "worker") => void;
/** The build's: whether the reader of variant files is in it. */
declare const fairywrenReads: boolean;

const openEngine = board.workerEngine(startOwnWorker);
const offered = { ...library, ...board, openEngine, ...(fairywrenReads ? yaml : null) };

declare global {
  /** All of `fairywren` and `fairywren/board`, and `openEngine(variant)`, which opens an engine in a worker. In
   *  `fairywren/cdn-yaml` also all of `fairywren/yaml`, so `parseVariant`. */
  var fairywren: Readonly<typeof offered>;
}

let address: string | null = null;

if (fairywrenPart === "worker") serveEngine();
else offer();

function offer(): void {
  provideKernels(); // they are here anyway
  globalThis.fairywren = Object.freeze(offered);
  board.defineBoard({ engine: openEngine });
}

function startOwnWorker(): Worker {
  const text = `(${fairywrenProgram})("worker")`;
  address ??= URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  // Pages from a folder may start no modules.
  return startWorker(address, "classic");
}
