/**
 * Puts small faults into the kernel, the compiler and the rules, one by one, and reports which test notices each. A fault that no test
 * notices is named, and the exit status is 1: a test is missing.
 */
import path from "node:path";
import { flag, option, readOptions, repeated, text, UsageError, whole } from "../common/options.ts";
import { ROOT } from "../common/place.ts";
import { runProgram } from "../common/program.ts";
import { stopAll } from "./command.ts";
import { Copy } from "./copy.ts";
import { type Mutant, readMutantsFrom } from "./mutant.ts";
import { tryMutant, tryTest, type Verdict } from "./trial.ts";

const USAGE = `usage: npm run mutate -- [options]

Puts the faults of bench/mutate/mutants.yaml into a copy of the tree, one by one, and runs the test file that should
notice, then the whole suite for those that it does not notice.

  --only TEXT   the faults with this text in their name or file; may be repeated (default: all)
  --jobs N      copies side by side, 1 to 8 (default 2)
  --own         the named test files alone, never the whole suite: what they do not notice survives
  --trust       leaves out the run of the named test files without a fault
  --help        prints this
`;

const OPTIONS = { only: repeated(text), jobs: option(whole(1, 8), "2"), own: flag, trust: flag };
const ENDING_MS = 500;

interface Options {
  readonly only: readonly string[];
  readonly jobs: number;
  readonly asksAll: boolean;
  readonly isTrusting: boolean;
}

interface Row {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
  readonly seconds: number;
}

const copies: Copy[] = [];

await runProgram(USAGE, parseOptions, async (options) => {
  try {
    return await report(options);
  } finally {
    for (const copy of copies) copy.remove();
  }
});

/** @returns null when help is asked for */
function parseOptions(args: readonly string[]): Options | null {
  const values = readOptions(args, OPTIONS);
  return values && { only: values.only ?? [], jobs: values.jobs, asksAll: !values.own, isTrusting: values.trust };
}

/** @returns the exit status */
async function report({ only, jobs, asksAll, isTrusting }: Options): Promise<number> {
  const all = readMutantsFrom(path.join(ROOT, "bench/mutate/mutants.yaml"));
  const isMeant = ({ name, file }: Mutant) =>
    only.length === 0 || only.some((text) => name.includes(text) || file.includes(text));
  const meant = all.filter(isMeant);
  if (meant.length === 0) throw new UsageError(`no fault has ${only.join(" or ")} in its name or file`);
  const open = meant.filter(({ equivalent }) => equivalent === undefined);
  for (let i = 0; i < Math.min(jobs, open.length); i++) copies.push(new Copy(ROOT));
  process.once("SIGINT", interrupt);
  process.once("SIGTERM", interrupt);
  const failing = isTrusting ? [] : await testWithoutFault([...new Set(open.map(({ test }) => test))]);
  for (const line of failing) console.log(`fails without a fault  ${line}`);
  if (failing.length > 0) return 1;
  const rows = await tryAll(open, asksAll);
  for (const { name, equivalent } of meant) if (equivalent) console.log(`equivalent  ${name}: ${equivalent}`);
  return conclude(rows);
}

/** A test that fails anyway would kill everything. */
async function testWithoutFault(files: readonly string[]): Promise<string[]> {
  const failing: string[] = [];
  await share(files, async (copy, file) => {
    const failure = await tryTest(copy, file);
    if (failure !== null) failing.push(failure);
  });
  return failing;
}

async function tryAll(mutants: readonly Mutant[], asksAll: boolean): Promise<Row[]> {
  const rows: Row[] = [];
  await share(mutants, async (copy, mutant) => {
    const begun = performance.now();
    const verdict = await tryMutant(copy, mutant, asksAll);
    const row = { mutant, verdict, seconds: (performance.now() - begun) / 1000 };
    rows.push(row);
    console.log(lineOf(row, `${rows.length}/${mutants.length}`));
  });
  return rows;
}

/** Each copy takes the next task as soon as it has done one. */
async function share<Task>(tasks: readonly Task[], work: (copy: Copy, task: Task) => Promise<void>): Promise<void> {
  const left = [...tasks];
  const serve = async (copy: Copy) => {
    for (let task = left.shift(); task !== undefined; task = left.shift()) await work(copy, task);
  };
  await Promise.all(copies.map(serve));
}

function lineOf({ mutant, verdict: { kind, by, isByOwn }, seconds }: Row, place: string): string {
  const note = kind === "killed" && !isByOwn ? ` (not by ${mutant.test})` : "";
  return `${place}  ${kind.padEnd(8)}  ${seconds.toFixed(0).padStart(4)} s  ${mutant.name}${by ? `  by ${by}` : ""}${note}`;
}

function conclude(rows: readonly Row[]): number {
  const count = (kind: Verdict["kind"]) => rows.filter(({ verdict }) => verdict.kind === kind).length;
  console.log(
    `${rows.length} faults: ${count("killed")} killed, ${count("survived")} survived, ${count("refused")} refused`,
  );
  const bad = rows.filter(({ verdict }) => verdict.kind !== "killed");
  for (const { mutant, verdict } of bad)
    console.log(`${verdict.kind}: ${mutant.name} in ${mutant.file}  ${verdict.by}`);
  return bad.length === 0 ? 0 : 1;
}

/** What is ended needs a moment before it writes no more. */
function interrupt(): void {
  stopAll();
  setTimeout(() => {
    for (const copy of copies) copy.remove();
    process.exit(130);
  }, ENDING_MS);
}
