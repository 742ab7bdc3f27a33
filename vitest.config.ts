import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { expectGenerated } from "./generated.mjs";

expectGenerated();

/** Tests in a real browser need Chromium, so they have a command of their own: `npm run test:browser`. */
const inBrowser = process.env.BROWSER_TESTS === "1";
const BROWSER_TESTS = "test/**/*.browser.test.ts";

/** The files that take longest, in that order: begun first, so that no core waits for one of them at the end. */
const LONGEST = [
  "test/queue/games.test.ts",
  "test/queue/queue.test.ts",
  "test/kernel/random-play.test.ts",
  "test/cli/commands.test.ts",
  "test/engine/prepare.test.ts",
  "test/cli/uci.test.ts",
  "test/hostile/uci.test.ts",
  "test/hostile/uci-fuzz.test.ts",
  "test/kernel/endings.test.ts",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
      return place < 0 ? LONGEST.length : place;
    };
    return [...others].sort((a, b) => placeOf(a) - placeOf(b));
  }
}

/** Files that ask what a program knows or does that has only begun, or put something else in the place of `fetch`. */
const APART = ["test/beside.test.ts", "test/engine/carried-variant.test.ts", "test/engine/pace.test.ts"];

/** Files that play matches, tune, prove, draw hostile input and build for tens of seconds each: half of all the time. They are run with all
 *  variants, as `.ci/run` does, and when files are named. */
const LONG = [
  "test/{beside,named-types,package,types}.test.ts",
  "test/bench/spsa.test.ts",
  "test/betza/trails-in-kernel.test.ts",
  "test/cli/{bench,match,tune}.test.ts",
  "test/definition/damage.test.ts",
  "test/demo/legs.test.ts",
  "test/engine/{ending-play,memory}.test.ts",
  "test/finds/finds.test.ts",
  "test/generated/{even,odd,pairs-even,pairs-odd}.test.ts",
  "test/hostile/{notation,uci,xboard}-fuzz.test.ts",
  "test/hostile/scraps.test.ts",
  "test/import/import.test.ts",
  "test/jobs/*.test.ts",
  "test/kernel/{bare-mates,dead,drawish,endings,evaluation,features,huge,vectors,worth}.test.ts",
  "test/queue/*.test.ts",
  "test/reference/oracle.test.ts",
  "test/search/goals.test.ts",
  "test/tune/{conductor,door}.test.ts",
  "test/written/{boards,counting,explosions,far-kinds,first-leaps,flight,many-kinds,petrify,series,strikes,trades,walls}.test.ts",
];
const isWhole = process.env.ALL_VARIANTS === "1" || process.argv.some((word) => word.startsWith("test/"));
const left = isWhole ? [] : LONG;

/** Files of one worker share what they import, of which the rules and kernels of all variants are most: a fifth of the time. So
 *  what a test puts in the place of something is taken back when it ends. */
const TOGETHER = { isolate: false, restoreMocks: true, unstubGlobals: true };

export default defineConfig({
  test: {
    environment: "node",
    setupFiles: ["test/kernels.ts"],
    globalSetup: ["test/temporary.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default one core is left idle. A browser takes several by itself.
    maxWorkers: inBrowser ? 1 : "100%",
    sequence: { sequencer: LongestFirst },
    ...(inBrowser
      ? { include: [BROWSER_TESTS], globalSetup: ["test/temporary.ts", "test/browser/builds.ts"], ...TOGETHER }
      : {
          projects: [
            {
              extends: true,
              test: {
                name: "together",
                include: ["test/**/*.test.ts"],
                exclude: [BROWSER_TESTS, ...APART, ...left],
                ...TOGETHER,
              },
            },
            { extends: true, test: { name: "apart", include: APART, exclude: left } },
          ],
        }),
  },
});
