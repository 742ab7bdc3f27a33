/**
 * What was proved so far. `played.json` beside this file is what earlier machines came to; a line for each batch of seeds in
 * `build/prove.jsonl` is what this one has added, so that a run goes on where one stopped.
 */
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { BENCH, ROOT } from "../common/place.ts";

const FILE = join(ROOT, "build", "prove.jsonl");
const PLAYED = join(BENCH, "prove", "played.json");

/** Variants of consecutive seeds, played. */
export interface Batch {
  /** The first seed. */
  readonly seed: number;
  readonly variants: number;
  readonly games: number;
  readonly plies: number;
  /** The seeds that showed a fault. */
  readonly finds: readonly number[];
}

/** What many batches came to. */
export interface Played {
  /** One after the last seed. */
  readonly nextSeed: number;
  readonly variants: number;
  readonly plies: number;
  readonly finds: number;
}

/** All runs so far; a line that was cut short counts for nothing. */
export function readPlayed(): Played {
  const before: Played = JSON.parse(readFileSync(PLAYED, "utf8"));
  return readJournal().reduce(added, before);
}

/** Before a run that goes on after no other. */
export function nothingPlayed(nextSeed: number): Played {
  return { nextSeed, variants: 0, plies: 0, finds: 0 };
}

export function added(played: Played, { seed, variants, plies, finds }: Batch): Played {
  return {
    nextSeed: Math.max(played.nextSeed, seed + variants),
    variants: played.variants + variants,
    plies: played.plies + plies,
    finds: played.finds + finds.length,
  };
}

export function keepBatch(batch: Batch): void {
  mkdirSync(dirname(FILE), { recursive: true });
  appendFileSync(FILE, `${JSON.stringify(batch)}\n`);
}

/** Writes what all runs came to where it is kept with the sources. */
export function recordPlayed(): Played {
  const played = readPlayed();
  writeFileSync(PLAYED, `${JSON.stringify(played, null, 2)}\n`);
  rmSync(FILE, { force: true });
  return played;
}

function readJournal(): Batch[] {
  return linesOf(FILE).flatMap((line) => {
    try {
      return [JSON.parse(line) as Batch];
    } catch {
      return [];
    }
  });
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n").filter(Boolean);
  } catch {
    return [];
  }
}
