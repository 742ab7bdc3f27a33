/** `fairywren xboard`: a session in XBoard's protocol over standard input and output. */
import { FairywrenError } from "../diagnostic/error.ts";
import type { Arguments } from "./arguments.ts";
import { readLines } from "./input-lines.ts";
import { LineFault } from "./line-fault.ts";
import type { Output } from "./output.ts";
import { wholeFault } from "./refuse.ts";
import { type ExitStatus, FINE } from "./status.ts";
import { XboardSession } from "./xboard-session.ts";
import { XboardVariants } from "./xboard-variants.ts";

export async function run({ operands }: Arguments, output: Output): Promise<ExitStatus> {
  const variants = new XboardVariants();
  for (const path of operands) for (const line of await load(variants, path)) output.line(`# ${line}`);
  const session = new XboardSession((line) => output.line(line), variants);
  for await (const line of readLines(process.stdin)) {
    if (await session.receive(line)) continue;
    await session.close();
    return FINE;
  }
  await session.finish();
  return FINE;
}

/** What is to be said of a file.
 *  @throws {FairywrenError} when it is refused, or XBoard cannot be told of its variant */
async function load(variants: XboardVariants, path: string): Promise<string[]> {
  try {
    return await variants.load(path);
  } catch (error) {
    if (!(error instanceof LineFault)) throw error;
    throw new FairywrenError([wholeFault("not-shown", path, error.message.replace(/\.?$/, "."))]);
  }
}
