/**
 * Variants that nobody wrote, each with its games: drawn, played, and made small when something is wrong.
 *
 * `VARIANTS` is how many, `SEED` the first one's seed (`npm run prove` takes a fresh one), `GAMES` how many games each has,
 * `KEEP=1` writes what is found into `test/finds/`, `WHOLE=1` as it was drawn.
 */
import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Drawn, drawVariant, writeDocument } from "./draw-variant.ts";
import { type DuelOptions, duel } from "./duel.ts";
import { Disagreement } from "./fault.ts";
import { shrink } from "./shrink.ts";

const VARIANTS = Number(process.env.VARIANTS ?? 100);
const SEED = Number(process.env.SEED ?? 1);
const GAMES = Number(process.env.GAMES ?? 2);
const PLIES = 50;
/** Variants of one test. */
const BATCH = 25;
/** A file may be drawn that cannot be loaded, if it is refused for one of these. */
const EXPECTED_REFUSALS: readonly string[] = [
  "castling",
  "castling-men",
  "fen-forbidden-square",
  "forbidden-square",
  "goal",
  "no-goal",
  "hands",
  "no-legal-move",
  "no-squares",
  "opponent-in-check",
  "over-at-start",
  "promotion",
  "shuffle",
  "shuffle-choices",
  "shuffle-men",
  "too-complex",
];

/** Proves every second variant, so that two files share the work of two cores. */
export function proveVariants(part: 0 | 1): void {
  const seeds = Array.from({ length: VARIANTS }, (_, index) => SEED + index).filter((_, index) => index % 2 === part);
  const batches = Array.from({ length: Math.ceil(seeds.length / BATCH) }, (_, index) =>
    seeds.slice(index * BATCH, (index + 1) * BATCH),
  );
  describe(`${seeds.length} variants x ${GAMES} games, SEED=${SEED}`, () => {
    it.each(batches.map((batch) => [batch[0], batch] as const))("from seed %i", { timeout: 600_000 }, (_, batch) => {
      for (const seed of batch) prove(seed);
    });
  });
}

function prove(seed: number): void {
  const drawn = drawVariant(seed);
  expect(drawn.refused.filter((code) => !EXPECTED_REFUSALS.includes(code))).toEqual([]);
  const options = { seed, games: GAMES, plies: PLIES };
  try {
    duel(drawn.variant, options);
  } catch (error) {
    throw report(drawn, options, error);
  }
}

/** The fault with the smallest file that shows it. */
function report({ document }: Drawn, options: DuelOptions, error: unknown): Error {
  const what = error instanceof Disagreement ? error.what : String(error);
  const smallest = writeDocument(process.env.WHOLE ? document : shrink(document, what, options));
  const find = `# ${what}, seed ${options.seed}\n${smallest}`;
  if (process.env.KEEP) writeFileSync(new URL(`../finds/seed-${options.seed}.yaml`, import.meta.url), find);
  return new Error(`${error instanceof Error ? error.stack : error}\n\n${find}`);
}
