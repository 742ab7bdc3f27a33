/** How a program of this folder begins and ends. */
import { UsageError } from "./options.ts";

/**
 * Runs a program and sets the exit status: that of `run`, or 2, with the usage, for a command line that cannot be followed.
 * @param parse null asks for the usage. @throws {UsageError}
 */
export async function runProgram<Plan>(
  usage: string,
  parse: (args: readonly string[]) => Plan | null,
  run: (plan: Plan) => Promise<number> | number,
): Promise<void> {
  try {
    const plan = parse(process.argv.slice(2));
    if (plan === null) process.stdout.write(usage);
    else process.exitCode = await run(plan);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  }
}

/** The exit status of work that may be stopped by what it finds: 0, or 1 with the error in words instead of a stack. */
export async function statusOf(work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}
