/**
 * Variants that nobody wrote, each with its games: drawn, played, and made small when something is wrong.
 *
 * `VARIANTS` is how many, `SEED` the first one's seed (`npm run prove` takes a fresh one), `GAMES` how many games each has.
 * With `PLIES` and without `VARIANTS` it goes on until so many plies were played, and says how far it is.
 * `KEEP=1` writes what is found into `test/finds/`, `WHOLE=1` as it was drawn.
 */
import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { VariantDocument } from "../../src/definition/schema-types.generated.ts";
import { drawVariant, writeDocument } from "./draw-variant.ts";
import { type DuelOptions, duel } from "./duel.ts";
import { Disagreement } from "./fault.ts";
import { shrink } from "./shrink.ts";
import { Tally } from "./tally.ts";

const VARIANTS = Number(process.env.VARIANTS ?? 100);
export const SEED = Number(process.env.SEED ?? 1);
const GAMES = Number(process.env.GAMES ?? 2);
const LEAST_PLIES = process.env.VARIANTS === undefined ? Number(process.env.PLIES ?? 0) : 0;
const PLIES = 50;
/** Variants of one test. */
const BATCH = 25;
/** Variants after which a long run says how far it is. */
const PROGRESS = 100;
/** A file may be drawn that cannot be loaded, if it is refused for one of these. */
const EXPECTED_REFUSALS: readonly string[] = [
  "castling",
  "castling-men",
  "fen-forbidden-square",
  "fen-right",
  "fen-right-unbacked",
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
  // a castling of one side alone may name a hole
  "square",
  "too-complex",
];

/** Proves every second variant, so that two files share the work of two cores. */
export function proveVariants(part: 0 | 1): void {
  const seeds = Array.from({ length: VARIANTS }, (_, index) => SEED + index).filter((_, index) => index % 2 === part);
  const batches = Array.from({ length: Math.ceil(seeds.length / BATCH) }, (_, index) =>
    seeds.slice(index * BATCH, (index + 1) * BATCH),
  );
  if (LEAST_PLIES > 0) {
    proveUntil(part, LEAST_PLIES / 2);
    return;
  }
  describe(`${seeds.length} variants x ${GAMES} games, SEED=${SEED}`, () => {
    for (const batch of batches)
      it(`from seed ${batch[0]}`, { timeout: 600_000 }, ({ task }) => {
        const tally = new Tally(task);
        for (const seed of batch) tally.add(() => prove(seed));
      });
  });
}

/** Goes on over what is found until the plies are played: an hour's work is not lost to its first minute. */
function proveUntil(part: 0 | 1, least: number): void {
  it(`${least} plies, SEED=${SEED}`, { timeout: 2 ** 31 - 1 }, ({ task }) => {
    const tally = new Tally(task);
    const finds: string[] = [];
    for (let seed = SEED + part; tally.plies < least; seed += 2) {
      tally.collect(finds, () => prove(seed));
      if (tally.variants % PROGRESS === 0)
        process.stderr.write(`${tally.plies} of ${least} plies, ${tally.variants} variants, ${tally.finds} finds\n`);
    }
    expect(finds).toEqual([]);
  });
}

/** @returns the plies played */
function prove(seed: number): number {
  const drawn = drawVariant(seed);
  expect(drawn.refused.filter((code) => !EXPECTED_REFUSALS.includes(code))).toEqual([]);
  const options = { seed, games: GAMES, plies: PLIES };
  try {
    return duel(drawn.variant, options);
  } catch (error) {
    throw report(drawn.document, options, error);
  }
}

/** The fault with the smallest file that shows it. */
export function report(document: VariantDocument, options: DuelOptions, error: unknown): Error {
  const what = error instanceof Disagreement ? error.what : String(error);
  const smallest = writeDocument(process.env.WHOLE ? document : shrink(document, what, options));
  const find = `# ${what}, seed ${options.seed}\n${smallest}`;
  if (process.env.KEEP) writeFileSync(new URL(`../finds/seed-${options.seed}.yaml`, import.meta.url), find);
  return new Error(`${error instanceof Error ? error.stack : error}\n\n${find}`);
}
