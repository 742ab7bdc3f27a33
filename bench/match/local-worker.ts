/** The thread that plays what its own command line asks for: frozen versions and other programs too. */
import { serveJobs } from "../../src/jobs/serve.ts";
import { GAMES, LOCAL_GAMES } from "./games.ts";

await serveJobs([GAMES, LOCAL_GAMES]);
