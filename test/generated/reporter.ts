/** Says at the end how much generated variants were played, over all files of tests. */
import type { Reporter, TestCase, TestModule } from "vitest/node";
import type { Counted } from "./tally.ts";

export default class PliesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((file) => [...file.children.allTests()]).filter(isCounted);
    if (tests.length === 0) return;
    const sum = (count: (test: TestCase) => number | undefined) =>
      tests.reduce((total, test) => total + (count(test) ?? 0), 0);
    const plies = sum((test) => metaOf(test).plies);
    const variants = sum((test) => metaOf(test).variants);
    const finds = sum((test) => metaOf(test).finds);
    const words = [`${plies} plies`, `${variants} variants`, `${finds} finds`].join(", ");
    process.stdout.write(`generated variants against the reference: ${words}\n`);
  }
}

function isCounted(test: TestCase): boolean {
  return metaOf(test).variants !== undefined;
}

function metaOf(test: TestCase): Counted {
  return test.meta() as Counted;
}
