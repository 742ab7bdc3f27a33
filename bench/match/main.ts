/** `npm run match`: plays two engines and says which is stronger, and by how much. */
import { UsageError } from "../options.ts";
import { freeze } from "./freeze.ts";
import { MATCH_USAGE, parseMatchOptions } from "./options.ts";
import { writeResult } from "./report.ts";
import { type Match, runMatch } from "./run.ts";

process.exitCode = await main(process.argv.slice(2));

/** Exit status: 0 fine, 1 when a match cannot be played to its end, 2 a wrong command line. */
async function main(args: readonly string[]): Promise<number> {
  try {
    await run(args);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) return complain(`${error.message}\n\n${MATCH_USAGE}`, 2);
    return complain(`${error instanceof Error ? error.message : error}\n`, 1);
  }
}

async function run(args: readonly string[]): Promise<void> {
  const task = parseMatchOptions(args);
  if (task.kind === "help") process.stdout.write(MATCH_USAGE);
  else if (task.kind === "freeze") freeze(task.folder);
  else await runMatch(task.options, print);
}

function print({ records, title, files }: Match): void {
  process.stdout.write(`${writeResult(records, title)}games: ${files.pgn}\n`);
}

function complain(text: string, status: number): number {
  process.stderr.write(text);
  return status;
}
