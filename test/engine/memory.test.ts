/** Searches leave nothing behind: neither on the heap nor in the kernel's memory. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { createEngine } from "../../src/engine/engine.ts";
import { Game } from "../../src/engine/game.ts";
import type { Variant } from "../../src/variant/variant.ts";

const MEGABYTE = 2 ** 20;
const chess = bundledVariant("chess") as Variant;

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** Bytes on the heap and outside it, where the memory of kernels is. */
async function inUse(): Promise<{ heap: number; outside: number }> {
  collect();
  // What a kernel held outside the heap goes with the next turn.
  await new Promise((resolve) => setTimeout(resolve, 20));
  collect();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return { heap: heapUsed, outside: external + arrayBuffers };
}

it("500 searches of one engine leave memory flat", async () => {
  const engine = await createEngine(chess, { hashMb: 1 });
  const game = Game.start(chess);
  const search = async (times: number) => {
    for (let done = 0; done < times; done++) await engine.best(game, { nodes: 300 });
  };
  await search(100);
  const before = await inUse();
  await search(500);
  const after = await inUse();
  expect(after.heap - before.heap).toBeLessThan(2 * MEGABYTE);
  expect(after.outside - before.outside).toBeLessThan(MEGABYTE);
  engine.close();
});

it("engines that were closed leave nothing", async () => {
  const open = async (times: number) => {
    for (let done = 0; done < times; done++) {
      const engine = await createEngine(chess, { hashMb: 32 });
      await engine.best(Game.start(chess), { nodes: 100 });
      engine.close();
    }
  };
  await open(2);
  const before = await inUse();
  await open(6);
  expect((await inUse()).outside - before.outside).toBeLessThan(64 * MEGABYTE);
});
