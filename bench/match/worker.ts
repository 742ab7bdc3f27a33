/** The thread that plays what comes from anywhere: only players that it has by itself. */
import { serveJobs } from "../../src/jobs/serve.ts";
import { GAMES } from "./games.ts";

await serveJobs([GAMES]);
