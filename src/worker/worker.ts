/** The engine's worker: a module script that only answers messages. */
import { serveEngine } from "./serve.ts";

serveEngine();
