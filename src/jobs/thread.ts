/** The thread of the command line. */
import { PERFT } from "./perft.ts";
import { serveJobs } from "./serve.ts";

await serveJobs([PERFT]);
