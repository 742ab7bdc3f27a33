/**
 * Variants that nobody wrote, each with its games: a sample for the tests. `npm run prove` plays them for hours.
 *
 * `VARIANTS` is how many, `SEED` the first one's seed, `GAMES` how many games each has. `KEEP=1` writes what is found into
 * `test/finds/`, `WHOLE=1` as it was drawn.
 */
import { writeFileSync } from "node:fs";
import { describe, it } from "vitest";
import type { VariantDocument } from "../../src/definition/schema-types.generated.ts";
import { times } from "../sampled.ts";
import type { DuelOptions } from "./duel.ts";
import { Find, findOf, proveVariant } from "./prove-variant.ts";
import { Tally } from "./tally.ts";

const VARIANTS = Number(process.env.VARIANTS ?? times(100, 20));
export const SEED = Number(process.env.SEED ?? 1);
const GAMES = Number(process.env.GAMES ?? 2);
const IS_WHOLE = process.env.WHOLE !== undefined;
/** Variants of one test. */
const BATCH = 25;

/** Proves every second variant, so that two files share the work of two cores. */
export function proveVariants(part: 0 | 1): void {
  const seeds = Array.from({ length: VARIANTS }, (_, index) => SEED + index).filter((_, index) => index % 2 === part);
  const batches = Array.from({ length: Math.ceil(seeds.length / BATCH) }, (_, index) =>
    seeds.slice(index * BATCH, (index + 1) * BATCH),
  );
  describe(`${seeds.length} variants x ${GAMES} games, SEED=${SEED}`, () => {
    for (const batch of batches)
      it(`from seed ${batch[0]}`, { timeout: 600_000 }, ({ task }) => {
        const tally = new Tally(task);
        for (const seed of batch) tally.add(() => prove(seed));
      });
  });
}

/** @returns the plies played */
function prove(seed: number): number {
  try {
    return proveVariant(seed, GAMES, IS_WHOLE);
  } catch (error) {
    if (error instanceof Find) keep(error);
    throw error;
  }
}

/** The fault with the smallest file that shows it. */
export function report(document: VariantDocument, options: DuelOptions, error: unknown): Find {
  const find = findOf(document, options, error, IS_WHOLE);
  keep(find);
  return find;
}

function keep({ seed, file }: Find): void {
  if (process.env.KEEP) writeFileSync(new URL(`../finds/seed-${seed}.yaml`, import.meta.url), file);
}
