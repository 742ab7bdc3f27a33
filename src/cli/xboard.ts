/** `fairywren xboard`: a session in XBoard's protocol over standard input and output. */
import type { Arguments } from "./arguments.ts";
import { readLines } from "./input-lines.ts";
import type { Output } from "./output.ts";
import { type ExitStatus, FINE } from "./status.ts";
import { XboardSession } from "./xboard-session.ts";
import { XboardVariants } from "./xboard-variants.ts";

export async function run({ operands }: Arguments, output: Output): Promise<ExitStatus> {
  const variants = new XboardVariants();
  for (const path of operands) for (const line of await variants.load(path)) output.line(`# ${line}`);
  const session = new XboardSession((line) => output.line(line), variants);
  for await (const line of readLines(process.stdin)) {
    if (await session.receive(line)) continue;
    await session.close();
    return FINE;
  }
  await session.finish();
  return FINE;
}
