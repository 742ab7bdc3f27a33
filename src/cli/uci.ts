/** `fairywren uci`: a UCI session over standard input and output. */
import type { Arguments } from "./arguments.ts";
import { readLines } from "./input-lines.ts";
import type { Output } from "./output.ts";
import { type ExitStatus, FINE } from "./status.ts";
import { UciSession } from "./uci-session.ts";

export async function run(_args: Arguments, output: Output): Promise<ExitStatus> {
  const session = new UciSession((line) => output.line(line));
  for await (const line of readLines(process.stdin)) {
    if (await session.receive(line)) continue;
    await session.close();
    return FINE;
  }
  await session.finish();
  return FINE;
}
