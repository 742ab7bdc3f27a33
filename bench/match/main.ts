/** `npm run match`: plays two engines and says which is stronger, and by how much. */

import { writeResult } from "../../src/match/report.ts";
import { runProgram, statusOf } from "../common/program.ts";
import { freeze } from "./freeze.ts";
import { MATCH_USAGE, parseMatchOptions, type Task } from "./options.ts";
import { type Match, runMatch } from "./run.ts";

await runProgram(MATCH_USAGE, parseMatchOptions, run);

/** Exit status: 0 fine, 1 when a match cannot be played to its end. */
function run(task: Task): Promise<number> {
  return statusOf(async () => {
    if (task.kind === "freeze") freeze(task.folder);
    else await runMatch(task.options, print);
  });
}

function print({ records, title, files }: Match): void {
  process.stdout.write(`${writeResult(records, title)}games: ${files.pgn}\n`);
}
