#!/usr/bin/env node
/** The program `fairywren`. */
import { runCommandLine } from "./command-line.ts";
import { Output } from "./output.ts";
import { FINE } from "./status.ts";

// A reader that stops reading, such as `head`, ends the program without complaint.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", () => process.exit(FINE));
}

const output = new Output(process.stdout, process.stderr, process.env);
process.exitCode = await runCommandLine(process.argv.slice(2), output);
