/** The page that the browser tests drive: it offers the library by one name and shows what they put into it. */
import * as board from "../../../src/board.ts";
import { remoteEngine } from "../../../src/engine/remote.ts";
import * as fairywren from "../../../src/index.ts";
import { parseVariant } from "../../../src/yaml.ts";

/** Opens the worker of the engine. */
const startWorker = () => new Worker(new URL("../../../src/worker/worker.ts", import.meta.url), { type: "module" });

const library = { ...fairywren, ...board, parseVariant, remoteEngine, startWorker };

declare global {
  interface Window {
    library: typeof library;
  }
}

window.library = library;
board.defineBoard({ engine: (variant) => remoteEngine(startWorker, variant, { hashMb: 4 }) });
