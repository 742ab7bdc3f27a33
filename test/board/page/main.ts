/** The page that the browser tests drive: it offers the library by one name and shows what they put into it. */
import * as board from "../../../src/board.ts";
import * as fairywren from "../../../src/index.ts";
import { startWorker } from "../../../src/worker/start.ts";
import workerUrl from "../../../src/worker/worker.ts?worker&url";
import { parseVariant } from "../../../src/yaml.ts";

const library = { ...fairywren, ...board, parseVariant };

declare global {
  interface Window {
    library: typeof library;
  }
}

window.library = library;
board.defineBoard({ engine: board.workerEngine(() => startWorker(workerUrl)) });
