/** `fairywren bench VARIANT...`: perft and search of variants, in rounds. */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { grouped } from "../variant/phrases.ts";
import type { Variant } from "../variant/variant.ts";
import type { Arguments } from "./arguments.ts";
import { type Comparison, compareRuns, expectComparable, type SavedRun } from "./bench-compare.ts";
import { measure } from "./bench-measure.ts";
import { type BenchRun, type FigureName, readRun } from "./bench-run.ts";
import { type Middle, middleOf } from "./interval.ts";
import type { Output } from "./output.ts";
import { type ExitStatus, FINE } from "./status.ts";
import { UsageError } from "./usage.ts";
import { variantArgument } from "./variant-argument.ts";

const DEFAULT_ROUNDS = 9;
const MOST_ROUNDS = 100;

/** @param depth of the search, in plies */
export async function benchVariants(args: Arguments, depth: number, output: Output): Promise<ExitStatus> {
  const rounds = args.number("rounds", 1, MOST_ROUNDS) ?? DEFAULT_ROUNDS;
  const variants = await variantsOf(args.operands, output);
  const saved = savedRun(args.text("compare"));
  if (saved) expectComparable(saved, variants, depth);
  const run = await measure(variants, { depth, rounds }, output);
  const comparison = saved && compareRuns(saved, run);
  if (args.has("json")) output.json(comparison ? { ...run, comparison } : run);
  else print(run, comparison, output);
  return FINE;
}

/** @throws {FairywrenError} with what is wrong with any of them */
async function variantsOf(words: readonly string[], output: Output): Promise<Variant[]> {
  const variants: Variant[] = [];
  const faults: Diagnostic[] = [];
  for (const word of words) {
    try {
      variants.push(await variantArgument(word, output));
    } catch (error) {
      if (!(error instanceof FairywrenError)) throw error;
      faults.push(...error.diagnostics);
    }
  }
  if (faults.length > 0) throw new FairywrenError(faults);
  const twice = variants.find(({ id }, index) => variants.findIndex((other) => other.id === id) !== index);
  if (twice) throw new UsageError(`Two of the variants are called '${twice.id}'. Give a file another name.`);
  return variants;
}

function savedRun(file: string | undefined): SavedRun | null {
  return file === undefined ? null : { file, run: readRun(file) };
}

function print(run: BenchRun, comparison: Comparison | null, output: Output): void {
  const { variants, depth, rounds } = run;
  output.line(`Medians of ${rounds} rounds, ${intervalInWords(middleOf(variants[0].depthMs))} in brackets`);
  const head = ["", "leaves a second", "", "nodes a second", "", `ms to depth ${depth}`, "", "nodes"];
  const rows = variants.map((variant) => [
    variant.id,
    ...figure(middleOf(variant.leavesPerSecond), grouped),
    ...figure(middleOf(variant.nodesPerSecond), grouped),
    ...figure(middleOf(variant.depthMs), (number) => number.toFixed(1)),
    String(variant.signature),
  ]);
  output.table([head, ...rows], [1, 3, 5, 7]);
  if (comparison) printComparison(comparison, output);
}

function printComparison({ version, date, variants, warnings }: Comparison, output: Output): void {
  output.line();
  output.line(`Divided by the run of ${date} by fairywren ${version}, ${intervalInWords(variants[0].ratios.depthMs)}`);
  const names: readonly FigureName[] = ["leavesPerSecond", "nodesPerSecond", "depthMs"];
  const rows = variants.map(({ id, ratios }) => [
    id,
    ...names.flatMap((name) => figure(ratios[name], (ratio) => ratio.toFixed(3))),
  ]);
  output.table([["", "leaves a second", "", "nodes a second", "", "time to depth", ""], ...rows], [1, 3, 5]);
  if (warnings.length > 0) output.report(warnings);
}

function figure({ median, low, high }: Middle, write: (number: number) => string): [string, string] {
  return [write(median), `[${write(low)}, ${write(high)}]`];
}

/** What an interval is worth: with few rounds it is the whole range, and covers less. */
function intervalInWords({ coverage }: Middle): string {
  const share = `${Math.floor(coverage * 1000) / 10} %`;
  return coverage >= 0.95 ? `intervals of ${share}` : `ranges, which are intervals of no more than ${share},`;
}
