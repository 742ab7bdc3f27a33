/** The engine's worker: a module script that does nothing but answer messages. */
import { serveEngine } from "./host.ts";

serveEngine();
