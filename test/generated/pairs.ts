/**
 * Every pair of rule keys in one variant, each played against the reference: a pair that an earlier variant has is done, for
 * another a variant is drawn. Pairs without meaning are in `refused-pairs.ts`. A test run takes a share of the pairs, always
 * the same; `PAIRS=all` takes all, which is six to ten minutes of one core, and more where something is found and made small.
 */
import { describe, expect, it } from "vitest";
import { times } from "../sampled.ts";
import { drawWith } from "./draw-variant.ts";
import { duel } from "./duel.ts";
import { KEYS } from "./keys.ts";
import { keysOf } from "./keys-of.ts";
import { report, SEED } from "./prove.ts";
import { REFUSED_PAIRS, whyApart } from "./refused-pairs.ts";
import { Tally } from "./tally.ts";

export type Pair = readonly [string, string];

const TAKES_EACH = process.env.PAIRS === "all";
/** Of so many pairs one is taken. */
const SHARE = TAKES_EACH ? 1 : times(300, 1000);
/** The same of refused pairs. */
const REFUSED_SHARE = TAKES_EACH ? 1 : 40;
/** Pairs of one test. */
const BATCH = TAKES_EACH ? 500 : 50;
const GAMES = 3;
const PLIES = 40;
/** Files of which none may be taken. */
const REFUSALS = 60;
/** How often as many are drawn until one is refused for nothing but the pair. */
const ROUNDS = 10;
/** Files drawn before a pair is given up. */
const TRIES = 1000;
/** How many open pairs a variant may have besides the one that it is drawn for. */
const HOPES = 8;

/** The pairs of a file of tests, so that two share the work. Neighbours are far apart in the list of keys. */
export function pairsOf(part: 0 | 1): Pair[] {
  const all = KEYS.flatMap((key, index) => KEYS.slice(index + 1).map((other): Pair => [key, other]));
  const meant = all.filter(([key, other]) => whyApart(key, other) === null);
  const spread = meant.map((_, index) => meant[(index * STRIDE) % meant.length]);
  const taken = spread.filter((_, index) => index % SHARE === 0);
  return taken.filter((_, index) => index % 2 === part);
}

/** A prime, so that a walk in such steps meets every pair once. */
const STRIDE = 4999;

/** Plays on after a find, so that one run tells all of them. */
export function provePairs(part: 0 | 1): void {
  const pairs = pairsOf(part);
  const open = new Set(pairs.map(nameOf));
  const batches = pairs.flatMap((_, index) => (index % BATCH === 0 ? [pairs.slice(index, index + BATCH)] : []));
  describe(`${pairs.length} pairs of rule keys, SEED=${SEED}`, () => {
    for (const [number, batch] of batches.entries())
      it(`from pair ${number * BATCH}`, { timeout: 1_800_000 }, ({ task }) => {
        const tally = new Tally(task);
        const finds: string[] = [];
        for (const [index, pair] of batch.entries()) {
          if (!open.has(nameOf(pair))) continue;
          const seed = SEED + 2 * (number * BATCH + index) + part;
          tally.collect(finds, () => provePair(pair, seed, open));
        }
        if (TAKES_EACH) process.stderr.write(`${open.size} of ${pairs.length} pairs left, ${finds.length} finds\n`);
        expect(finds).toEqual([]);
      });
  });
}

/** @returns the plies played */
function provePair(pair: Pair, seed: number, open: Set<string>): number {
  const hopes = [...open].slice(0, HOPES).flatMap((name) => name.split(SEPARATOR));
  open.delete(nameOf(pair));
  const drawn = drawWith(seed, pair, { hopes, tries: TRIES });
  if (!drawn.variant)
    throw new Error(`no file has ${nameOf(pair)}: ${[...new Set(drawn.refused.map(String))].join("; ")}`);
  const options = { seed, games: GAMES, plies: PLIES };
  for (const done of pairsWithin([...keysOf(drawn.document)])) open.delete(nameOf(done));
  try {
    return duel(drawn.variant, options);
  } catch (error) {
    throw report(drawn.document, options, error);
  }
}

function pairsWithin(keys: readonly string[]): Pair[] {
  return keys.flatMap((key, index) => keys.slice(index + 1).map((other): Pair => [key, other]));
}

const SEPARATOR = " and ";

function nameOf([key, other]: Pair): string {
  return `${key}${SEPARATOR}${other}`;
}

/** Pairs that are left out are truly refused: never taken, and by that code alone. */
export function proveRefusals(part: 0 | 1): void {
  const taken = REFUSED_PAIRS.filter((_, index) => index % REFUSED_SHARE === 0);
  const own = taken.filter((_, index) => index % 2 === part);
  it.each(own)("%s and %s: %s", { timeout: 120_000 }, (key, other, code) => {
    const codes = new Set<string>();
    // where files mostly have other faults, too, more of them are drawn
    for (let round = 0; round < ROUNDS && !codes.has(code); round++) {
      const drawn = drawWith(SEED + round, [key, other], { hopes: [], tries: REFUSALS });
      expect(drawn.variant).toBeNull();
      for (const each of drawn.refused) codes.add(String(each));
    }
    expect([...codes]).toContain(code);
  });
}
