/** One fault put into a copy of the tree, built, and tested. */
import { rmSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { OF_KERNELS, OF_SCHEMA } from "../../generated.mjs";
import { runNode } from "./command.ts";
import { BUILT, type Copy } from "./copy.ts";
import { isOfSearch, kernelOf, type Mutant, mutated, PINNED_NODES } from "./mutant.ts";

export interface Verdict {
  /** `refused` is a row that does not compile: a fault of the row, not of a test. */
  readonly kind: "killed" | "survived" | "refused";
  /** The test that noticed, or what is wrong with the row. */
  readonly by: string;
  /** Whether the test file that the row names noticed. */
  readonly isByOwn: boolean;
}

const COMPILE_MS = 240_000;
const TEST_MS = 240_000;
const SUITE_MS = 1_800_000;
/** What `npm test` builds. */
const PACKAGE = ["kernels", "schema", "library", "scripts", "cli", "manifest"];
/** What is built from the source with the fault inside, and the stamps that say of what source it was. */
const PRODUCTS = [...BUILT, ...OF_KERNELS, ...OF_SCHEMA, "schemas/README.md"];
const RESULTS = "build/mutate-results.json";

/** Its own test file first, the whole suite only when that notices nothing, and only if it is asked as well. */
export async function tryMutant(copy: Copy, mutant: Mutant, asksAll: boolean): Promise<Verdict> {
  for (const file of PRODUCTS) copy.keep(file);
  copy.write(mutant.file, mutated(copy.read(mutant.file), mutant));
  try {
    const refusal = await build(copy, mutant);
    if (refusal !== null) return { kind: "refused", by: refusal, isByOwn: false };
    const unmade = await makeVariants(copy, mutant);
    if (unmade !== null) return { kind: "killed", by: unmade, isByOwn: false };
    const own = await test(copy, [mutant.test], TEST_MS);
    if (own !== null) return { kind: "killed", by: own, isByOwn: true };
    const others = asksAll ? await testAll(copy, mutant) : null;
    return others === null
      ? { kind: "survived", by: "", isByOwn: false }
      : { kind: "killed", by: others, isByOwn: false };
  } finally {
    copy.restore();
  }
}

/** Whether a test file passes in a copy without a fault. @returns what fails, or null */
export function tryTest(copy: Copy, file: string): Promise<string | null> {
  return test(copy, [file], TEST_MS);
}

/** @returns why it cannot be built, or null */
async function build(copy: Copy, mutant: Mutant): Promise<string | null> {
  if (!isOfKernel(mutant.file)) return syntaxFault(copy.read(mutant.file));
  const script = usesDoors(copy, mutant.test) ? "assembly/doors.mjs" : "assembly/build.mjs";
  const { status, output } = await runNode(copy.folder, [script, kernelOf(mutant)], COMPILE_MS);
  return status === 0 ? null : output.trim();
}

/** The shipped variants are read when the sources are made. @returns why they cannot be, or null */
async function makeVariants(copy: Copy, { file }: Mutant): Promise<string | null> {
  return isOfKernel(file) ? null : buildSteps(copy, ["schema"]);
}

async function buildSteps(copy: Copy, steps: readonly string[]): Promise<string | null> {
  const { status, output } = await runNode(copy.folder, ["build.mjs", ...steps], COMPILE_MS);
  return status === 0 ? null : `the build: ${output.trim().split("\n").at(-1)}`;
}

function isOfKernel(file: string): boolean {
  return file.startsWith("assembly/") || file.startsWith("src/layout/");
}

/** Tests of the search's inside compile a kernel of their own and need no other. */
function usesDoors(copy: Copy, file: string): boolean {
  return copy.read(file).includes('"./doors.ts"');
}

function syntaxFault(source: string): string | null {
  const { diagnostics = [] } = ts.transpileModule(source, { reportDiagnostics: true });
  return diagnostics.length > 0 ? ts.flattenDiagnosticMessageText(diagnostics[0].messageText, " ") : null;
}

async function testAll(copy: Copy, mutant: Mutant): Promise<string | null> {
  const unbuilt = await buildSteps(copy, PACKAGE);
  if (unbuilt !== null) return unbuilt;
  const left = isOfSearch(mutant) ? ["--exclude", PINNED_NODES] : [];
  return test(copy, left, SUITE_MS);
}

/** @returns the first test that fails, or null */
async function test(copy: Copy, words: readonly string[], timeMs: number): Promise<string | null> {
  rmSync(path.join(copy.folder, RESULTS), { force: true });
  const vitest = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--bail",
    "1",
    "--reporter",
    "json",
    "--outputFile",
    RESULTS,
  ];
  const { status, output } = await runNode(copy.folder, [...vitest, ...words], timeMs);
  if (status === 0) return null;
  if (status === null) return "time: the tests did not end";
  return firstFailure(copy) ?? `the test run: ${output.trim().split("\n").at(-1) ?? "no output"}`;
}

interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

function firstFailure(copy: Copy): string | null {
  let results: Results;
  try {
    results = JSON.parse(copy.read(RESULTS));
  } catch {
    return null;
  }
  for (const { name, message, assertionResults } of results.testResults) {
    const file = path.relative(copy.folder, name);
    const failed = assertionResults.find(({ status }) => status === "failed");
    if (failed) return `${file}: ${failed.fullName}`;
    if (message) return `${file}: ${message.split("\n")[0]}`;
  }
  return null;
}
