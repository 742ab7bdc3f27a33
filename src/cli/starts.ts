/** `fairywren starts`: the number of start positions of a variant, and each one. */
import { writeFen } from "../notation/fen.ts";
import { countStarts, startPosition } from "../rules/starts.ts";
import { counted } from "../variant/phrases.ts";
import type { Arguments } from "./arguments.ts";
import type { Output } from "./output.ts";
import { type ExitStatus, FINE } from "./status.ts";
import { variantArgument } from "./variant-argument.ts";

export async function run(args: Arguments, output: Output): Promise<ExitStatus> {
  const variant = await variantArgument(args.operands[0], output);
  const count = countStarts(variant);
  const fens = Array.from({ length: count }, (_, number) => writeFen(variant, startPosition(variant, number)));
  if (args.has("json")) output.json({ count, starts: fens });
  else {
    output.line(`${output.heading(variant.name)}: ${counted(count, "start")}`);
    output.table(
      fens.map((fen, number) => [String(number), fen]),
      [0],
    );
  }
  return FINE;
}
