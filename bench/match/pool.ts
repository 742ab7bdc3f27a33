/** The processes that play, seen from the one that counts. */
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { MatchPlan } from "./options.ts";
import type { GameRecord } from "./record.ts";
import type { Notice, Order } from "./worker.ts";

const WORKER = fileURLToPath(new URL("./worker.js", import.meta.url));

/** An opening of a variant, played twice with colours exchanged. */
export interface Pair {
  readonly variantId: string;
  readonly pair: number;
  /** Which of the variant's openings, from 0. */
  readonly opening: number;
}

/** How a pool is asked and what it tells. */
export interface PoolWork {
  readonly plan: MatchPlan;
  /** In the order in which they are begun. */
  readonly pairs: readonly Pair[];
  readonly concurrency: number;
  /** Called after each game; no pair is begun any more once it answers false. */
  readonly onGame: (record: GameRecord) => boolean;
}

/** Plays all pairs. @throws {Error} when a process cannot go on */
export async function playAll(work: PoolWork): Promise<void> {
  let next = 0;
  let goesOn = true;
  const take = () => (goesOn && next < work.pairs.length ? work.pairs[next++] : null);
  const onGame = (record: GameRecord) => {
    if (!work.onGame(record)) goesOn = false;
  };
  const count = Math.min(work.concurrency, work.pairs.length);
  const children = Array.from({ length: count }, () => fork(WORKER, { serialization: "advanced" }));
  try {
    await Promise.all(children.map((child) => employ(child, work.plan, take, onGame)));
  } finally {
    for (const child of children) child.disconnect();
  }
}

/** Keeps one process at work until there is none left. */
function employ(
  child: ChildProcess,
  plan: MatchPlan,
  take: () => Pair | null,
  onGame: (record: GameRecord) => void,
): Promise<void> {
  const order = (what: Order) => child.send(what);
  return new Promise((resolve, reject) => {
    child.on("message", (notice: Notice) => {
      if (notice.kind === "game") return onGame(notice.record);
      if (notice.kind === "failed") return reject(new Error(notice.message));
      const pair = take();
      if (pair === null) return resolve();
      order({ kind: "pair", pair });
    });
    child.on("error", reject);
    child.on("exit", (status, signal) => reject(new Error(`a playing process ended with ${signal ?? status}`)));
    order({ kind: "plan", plan });
  });
}
