/** `npm run memory`: what many searches, and many engines that were closed again, leave in memory. Needs `--expose-gc`. */
import { createEngine, Game, type Variant } from "../../src/index.ts";
import { option, readOptions, whole } from "../common/options.ts";
import { runProgram } from "../common/program.ts";
import { variantNamed } from "../common/variant.ts";

const USAGE = `usage: npm run memory -- [options]

  --variant ID    default chess
  --searches N    with one engine (default 10000)
  --engines N     to open and close (default 100)
`;

const OPTIONS = {
  variant: option(variantNamed, "chess"),
  searches: option(whole(1), "10000"),
  engines: option(whole(1), "100"),
};

/** What is measured. */
interface Plan {
  readonly variant: Variant;
  readonly searches: number;
  readonly engines: number;
}

const NODES = 300;
const HASH_MB = 1;

const collect = (globalThis as { gc?: () => void }).gc;
if (!collect) throw new Error("start Node with --expose-gc");
await runProgram(USAGE, (args) => readOptions(args, OPTIONS), measureAll);

/** The exit status. */
async function measureAll({ variant, searches, engines }: Plan): Promise<number> {
  process.stdout.write("                            heap MB   outside the heap MB\n");
  await searchMany(variant, searches);
  await openMany(variant, engines);
  return 0;
}

async function searchMany(variant: Variant, count: number): Promise<void> {
  const engine = await createEngine(variant, { hashMb: HASH_MB });
  let game = Game.start(variant);
  for (let done = 0; done <= count; done++) {
    if (done % (count / 10) === 0) report(`${done} searches`);
    const { best } = await engine.best(game, { nodes: NODES });
    if (best !== null) game.play(best);
    if (best === null || game.outcome || game.length > 100) game = Game.start(variant);
  }
  engine.close();
}

async function openMany(variant: Variant, count: number): Promise<void> {
  const game = Game.start(variant);
  for (let done = 0; done <= count; done++) {
    if (done % (count / 5) === 0) report(`${done} engines closed`);
    const engine = await createEngine(variant, { hashMb: 16 });
    await engine.best(game, { nodes: NODES });
    engine.close();
  }
}

function report(what: string): void {
  collect?.();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1).padStart(8);
  process.stdout.write(`${what.padEnd(26)} ${megabytes(heapUsed)} ${megabytes(external + arrayBuffers)}\n`);
}
