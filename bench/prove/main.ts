/** `npm run prove:free`: variants that nobody wrote, played against the slow reference until so many plies are played. */
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { flag, option, optional, readOptions, whole } from "../common/options.ts";
import { runProgram } from "../common/program.ts";
import { type Batch, keepBatch, nothingPlayed, readPlayed, recordPlayed } from "./journal.ts";
import { inWords, Tally } from "./tally.ts";
import type { Terms } from "./worker.ts";

const USAGE = `usage: npm run prove:free -- [options]

Draws variants of every rule at random, and plays each by the kernel, by the slow reference and by the library at once: moves,
check, result, position, texts and hash keys must be equal at every ply. What was played is kept in build/prove.jsonl, and
the next run goes on after it. What is found is minimised and kept in test/finds/; the exit status is then 1.

  --plies N     over all runs so far (default 10000000)
  --games N     of each variant (default 30)
  --threads N   1 to 64 (default 2)
  --seed N      the first variant's: plays so many plies from there on, whatever was played before, and is no part of all runs
  --whole       keeps what is found as it was drawn: the smallest file takes minutes
  --record      plays nothing: writes what all runs came to into bench/prove/played.json, to be kept with the sources
  --help        prints this
`;

const OPTIONS = {
  plies: option(whole(1), "10000000"),
  games: option(whole(1), "30"),
  threads: option(whole(1, 64), "2"),
  seed: optional(whole(0)),
  whole: flag,
  record: flag,
};
/** Variants of a batch: half a minute or so of a thread. */
const VARIANTS = 10;

interface Plan extends Terms {
  readonly plies: number;
  readonly threads: number;
  /** The first variant's in a run of its own; null goes on where all runs are. */
  readonly seed: number | null;
  readonly isRecording: boolean;
}

await runProgram(USAGE, readPlan, prove);

function readPlan(args: readonly string[]): Plan | null {
  const values = readOptions(args, OPTIONS);
  if (values === null) return null;
  const { whole: isWhole, record: isRecording, ...others } = values;
  return { ...others, isWhole, isRecording, variants: VARIANTS };
}

/** @returns the exit status */
async function prove(plan: Plan): Promise<number> {
  if (plan.isRecording) {
    console.log(inWords(recordPlayed()));
    return 0;
  }
  const played = plan.seed === null ? readPlayed() : nothingPlayed(plan.seed);
  const tally = new Tally(played, plan.plies);
  let seed = played.nextSeed;
  const threads = Array.from({ length: plan.threads }, () => openThread(plan));
  await Promise.all(
    threads.map(async (thread) => {
      while (!tally.isEnough) {
        const own = seed;
        seed += VARIANTS;
        const batch = await thread.prove(own);
        if (plan.seed === null) keepBatch(batch);
        tally.add(batch);
      }
      await thread.close();
    }),
  );
  console.log(`generated variants against the reference: ${tally.words}`);
  return tally.finds > 0 ? 1 : 0;
}

interface Thread {
  readonly prove: (seed: number) => Promise<Batch>;
  readonly close: () => Promise<unknown>;
}

function openThread(workerData: Terms): Thread {
  const worker = new Worker(fileURLToPath(new URL("worker.js", import.meta.url)), { workerData });
  return {
    prove: async (seed) => {
      worker.postMessage(seed);
      const [batch] = await once(worker, "message"); // throws what the thread does
      return batch;
    },
    close: () => worker.terminate(),
  };
}
