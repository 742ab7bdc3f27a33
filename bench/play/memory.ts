/** `npm run memory`: what many searches, and many engines that were closed again, leave in memory. Needs `--expose-gc`. */
import { parseArgs } from "node:util";
import { bundledVariant } from "../../src/engine/bundled.ts";
import { createEngine } from "../../src/engine/engine.ts";
import { Game } from "../../src/engine/game.ts";
import type { Variant } from "../../src/variant/variant.ts";

const TEXT = { type: "string" } as const;
const { values } = parseArgs({ options: { searches: TEXT, engines: TEXT, variant: TEXT } });
const variant = bundledVariant(values.variant ?? "chess") as Variant;
const collect = (globalThis as { gc?: () => void }).gc;
if (!collect) throw new Error("start Node with --expose-gc");

const NODES = 300;
const HASH_MB = 1;

process.stdout.write("                            heap MB   outside the heap MB\n");
await searchMany(Number(values.searches ?? 10_000));
await openMany(Number(values.engines ?? 100));

async function searchMany(count: number): Promise<void> {
  const engine = await createEngine(variant, { hashMb: HASH_MB });
  let game = Game.start(variant);
  for (let done = 0; done <= count; done++) {
    if (done % (count / 10) === 0) report(`${done} searches`);
    const { best } = await engine.best(game, { nodes: NODES });
    if (best !== null) game.play(best);
    if (best === null || game.outcome || game.history.length > 100) game = Game.start(variant);
  }
  engine.close();
}

async function openMany(count: number): Promise<void> {
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
