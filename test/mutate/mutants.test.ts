/** The rows of `npm run mutate` have not gone stale: each text stands in its file once, and the test that should notice is there. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { KERNELS } from "../../assembly/kernels.mjs";
import {
  isOfSearch,
  kernelOf,
  mutated,
  PINNED_NODES,
  readMutants,
  readMutantsFrom,
} from "../../bench/mutate/mutant.ts";

const mutants = readMutantsFrom(at("bench/mutate/mutants.yaml"));
const run = mutants.filter(({ equivalent }) => equivalent === undefined);

function at(file: string): URL {
  return new URL(`../../${file}`, import.meta.url);
}

describe("the faults that tests have to notice", () => {
  it("are at least forty, in the search, the kernel's moves and the compiler", () => {
    expect(run.length).toBeGreaterThanOrEqual(40);
    expect(run.filter(isOfSearch).length).toBeGreaterThanOrEqual(20);
    for (const folder of ["assembly/rules/", "src/compile/"]) {
      expect(run.filter(({ file }) => file.startsWith(folder)).length).toBeGreaterThanOrEqual(10);
    }
  });

  it("have names of their own", () => {
    const names = mutants.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  });

  it.each(mutants)("$name has a place in $file", (mutant) => {
    const source = readFileSync(at(mutant.file), "utf8");
    expect(mutated(source, mutant)).not.toBe(source);
  });

  it.each(run)("$name has a test, in the search another than the pinned nodes", (mutant) => {
    expect(existsSync(at(mutant.test))).toBe(true);
    if (isOfSearch(mutant)) expect(mutant.test).not.toBe(PINNED_NODES);
  });

  it("are put into a kernel that there is, that of other rules where the file is theirs", () => {
    const [plain, chosen, rich] = readMutants(`
assembly/moves/make.ts: { one: { text: x, becomes: y, test: t }, other: { text: x, becomes: y, test: t, kernel: wide } }
assembly/rules/rich/hands.ts: { third: { text: x, becomes: y, test: t } }
`).map(kernelOf);
    expect([plain, chosen, rich]).toEqual(["narrow", "wide", "narrow-rich"]);
    for (const mutant of mutants) expect(KERNELS).toContain(kernelOf(mutant));
  });

  it("are refused where their text is not there, is there twice, or nothing changes", () => {
    const [mutant] = readMutants("a.ts: { one: { text: x, becomes: y, test: t.test.ts } }");
    expect(mutant).toEqual({ name: "one", file: "a.ts", text: "x", becomes: "y", test: "t.test.ts" });
    expect(mutated("a x b", mutant)).toBe("a y b");
    expect(() => mutated("a b", mutant)).toThrow("stands in a.ts 0 times");
    expect(() => mutated("x x", mutant)).toThrow("stands in a.ts 2 times");
    expect(() => mutated("x", { ...mutant, becomes: "x" })).toThrow("changes nothing");
  });
});
