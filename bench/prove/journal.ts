/** What was proved so far: a line for each batch of seeds in `build/prove.jsonl`, so that a run goes on where one stopped. */
import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../common/place.ts";

const FILE = join(ROOT, "build", "prove.jsonl");

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

/** The batches of all runs so far; a line that was cut short counts for nothing. */
export function readJournal(): Batch[] {
  return linesOf(FILE).flatMap((line) => {
    try {
      return [JSON.parse(line) as Batch];
    } catch {
      return [];
    }
  });
}

export function keepBatch(batch: Batch): void {
  mkdirSync(dirname(FILE), { recursive: true });
  appendFileSync(FILE, `${JSON.stringify(batch)}\n`);
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n").filter(Boolean);
  } catch {
    return [];
  }
}
