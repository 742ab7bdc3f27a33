#!/usr/bin/env node
/** The program `fairywren`. */
import { runCommandLine } from "./command-line.ts";
import { codeOf } from "./file.ts";
import { Output } from "./output.ts";
import { FINE, INTERNAL } from "./status.ts";

// A reader that closes early, such as `head`, ends the program without an error; a full disk does not.
process.stdout.on("error", (error) => {
  const code = codeOf(error);
  if (code === "EPIPE") process.exit(FINE);
  process.stderr.write(`fairywren: the output cannot be written (${code}).\n`);
  process.exit(INTERNAL);
});
process.stderr.on("error", () => process.exit(INTERNAL));

const output = new Output(process.stdout, process.stderr, process.env);
process.exitCode = await runCommandLine(process.argv.slice(2), output);
