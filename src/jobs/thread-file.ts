import { fileURLToPath } from "node:url";

/** The file of the command line's threads, beside its commands. */
export const THREAD_FILE = fileURLToPath(new URL("./job-thread.js", import.meta.url));
