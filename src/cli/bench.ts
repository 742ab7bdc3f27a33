/** `fairywren bench`: the engine's signature, or the speed of variants. */
import type { Arguments } from "./arguments.ts";
import { wholeNumber } from "./arguments.ts";
import { type BenchTotal, DEEPEST, DEFAULT_DEPTH, measureTotal, totalLines } from "./bench-total.ts";
import type { Output } from "./output.ts";
import { type ExitStatus, FINE } from "./status.ts";
import { UsageError } from "./usage.ts";

export async function run(args: Arguments, output: Output): Promise<ExitStatus> {
  const [first, ...others] = args.operands;
  const depth = args.number("depth", 1, DEEPEST);
  const isDepth = first !== undefined && others.length === 0 && /^\d+$/.test(first);
  if (first === undefined || isDepth) return signature(args, depth, output);
  const { benchVariants } = await import("./bench-variants.ts");
  return benchVariants(args, depth ?? DEFAULT_DEPTH, output);
}

async function signature(args: Arguments, given: number | undefined, output: Output): Promise<ExitStatus> {
  const [text] = args.operands;
  if (text !== undefined && given !== undefined) throw new UsageError("Give either DEPTH or '--depth'.");
  const other = (["rounds", "compare"] as const).find((name) => args.has(name));
  if (other) throw new UsageError(`'--${other}' is for variants that are named.`);
  const depth = given ?? (text === undefined ? DEFAULT_DEPTH : wholeNumber(text, { what: "DEPTH" }, 1, DEEPEST));
  const total = await measureTotal(depth, (id, done) => output.progress(`${id}  ${done} positions searched`));
  if (args.has("json")) output.json(total);
  else print(total, output);
  return FINE;
}

function print(total: BenchTotal, output: Output): void {
  const rows = total.positions.map(({ variant, fen, nodes }) => [variant, String(nodes), fen]);
  output.table(rows, [1]);
  output.line();
  for (const line of totalLines(total)) output.line(line);
}
