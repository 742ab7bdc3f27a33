/**
 * One classic script: the element, the library, the engine, its worker and some shipped variants. It is built twice:
 * `fairywren/cdn` without the YAML reader, `fairywren/cdn-yaml` with it. The other shipped variants are files in the
 * folder `cdn` beside it, fetched when one is first asked for.
 *
 * The build wraps it in a function. The page calls that function directly; the worker is made from the function's
 * source text, so that no second file is fetched; with it goes the text of the parts beside the script once they have
 * been fetched, by which it plays rich variants. A content security policy must allow `worker-src blob:` for that;
 * otherwise the engine runs on the page's own thread.
 */
import * as board from "./board.ts";
import { provideNames } from "./definition/at-hand.ts";
import { lieBeside, loadFrom } from "./definition/beside.ts";
import { idOfName } from "./definition/library.ts";
import { codeOfParts } from "./definition/parts-beside.ts";
import { provideVariants } from "./definition/provide-variants.ts";
import * as library from "./index.ts";
import { provideKernels } from "./kernel/provide.ts";
import { serveEngine } from "./worker/serve.ts";
import { startWorker } from "./worker/start.ts";
import * as yaml from "./yaml.ts";

/** Set by the wrapper: the role of this run, and the function itself. */
declare const fairywrenPart: "page" | "worker";
declare const fairywrenProgram: (part: "page" | "worker") => void;
/** Set by the build: whether the YAML reader is included. */
declare const fairywrenReads: boolean;
/** Set by the build: the package's version. */
declare const fairywrenVersion: string;

const openEngine = board.workerEngine(startOwnWorker, codeOfParts);
const offered = { ...library, ...board, openEngine, loadFrom, ...(fairywrenReads ? yaml : null) };

declare global {
  /** All of `fairywren` and `fairywren/board`; `openEngine(variant)`, which opens an engine in a worker; and
   *  `loadFrom(address)`, which says where this script is when it cannot know it itself;
   *  `fairywren/cdn-yaml` also has all of `fairywren/yaml`, including `parseVariant`. */
  var fairywren: Readonly<typeof offered>;
}

let program = "";
let address = "";

provideVariants(); // those that are packed inside this script, if any
if (fairywrenPart === "worker") serveEngine();
else offer();

function offer(): void {
  provideNames(idOfName);
  provideKernels(); // included in this script anyway
  lieBeside(addressOfThis(), fairywrenVersion);
  globalThis.fairywren = Object.freeze(offered);
  board.defineBoard({ engine: openEngine });
}

/** Known only while a classic script runs for the first time: a module is no current script. */
function addressOfThis(): string | null {
  const running = globalThis.document?.currentScript as HTMLScriptElement | null | undefined;
  return running?.src || null;
}

function startOwnWorker(): Worker {
  const text = `${codeOfParts()}(${fairywrenProgram})("worker")`;
  if (text !== program) address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  program = text;
  // Pages opened from a folder may not start module workers.
  return startWorker(address, "classic");
}
