/** A thread that proves batches of drawn variants, as long as it is given seeds. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { provideVariants } from "../../src/definition/provide-variants.ts";
import { provideKernels } from "../../src/kernel/provide.ts";
import { Find, proveVariant } from "../../test/generated/prove-variant.ts";
import { ROOT } from "../common/place.ts";
import type { Batch } from "./journal.ts";

/** What the threads are told at their beginning. */
export interface Terms {
  readonly games: number;
  /** How many variants a batch has. */
  readonly variants: number;
  /** Whether what is found is kept as it was drawn. */
  readonly isWhole: boolean;
}

const FINDS = join(ROOT, "test", "finds");
const terms: Terms = workerData;

provideKernels();
provideVariants();
parentPort?.on("message", (seed: number) => parentPort?.postMessage(prove(seed)));

function prove(seed: number): Batch {
  let plies = 0;
  const finds: number[] = [];
  for (let own = seed; own < seed + terms.variants; own++) {
    try {
      plies += proveVariant(own, terms.games, terms.isWhole);
    } catch (error) {
      finds.push(own);
      keep(own, error);
    }
  }
  return { seed, variants: terms.variants, games: terms.games, plies, finds };
}

/** A find is a file that can be looked into; what else went wrong is told in one. */
function keep(seed: number, error: unknown): void {
  mkdirSync(FINDS, { recursive: true });
  const text = error instanceof Find ? error.file : `# seed ${seed}: ${error}\n`;
  writeFileSync(join(FINDS, `seed-${seed}.yaml`), text);
  process.stderr.write(`seed ${seed}: ${error instanceof Error ? error.message : error}\n`);
}
