/** The thread of the command line. */
import { PERFT } from "./perft.ts";
import { serveJobs } from "./serve.ts";
import { TUNING } from "./tuning.ts";

await serveJobs([PERFT, TUNING]);
