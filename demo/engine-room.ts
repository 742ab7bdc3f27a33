/** The page's engines, which only run in workers. */
import type { EngineFactory } from "../src/board.ts";
import type { Clock, Engine, SearchLimits } from "../src/index.ts";
import { remoteEngine, type Variant } from "../src/index.ts";
import workerAddress from "../src/worker/worker.ts?worker&url";
import { type FreshOptions, freshEngine } from "./fresh-engine.ts";
import { scriptAddress } from "./trusted.ts";

const HASH_MB = 16;
/** With a fixed time for each move, the clock must last for at least this many more moves. */
const MOVES_LEFT = 10;

/** Where engines get what has been learnt of a variant. */
export interface EngineKnowledge {
  /** The text of a file of weights; empty for none. */
  weightsOf(variant: Variant): string;
  /** Gives them to engines that are opened from now on. */
  give(variant: Variant): Promise<void>;
}

/** Makes engines, and reports when a lost worker was replaced. */
export class EngineRoom {
  /** Milliseconds for each move of the opponent; null leaves it to the level. */
  moveTimeMs: number | null = null;
  /** The clocks of the game, if it has any. */
  clock: () => Clock | null = () => null;
  /** What engines have learnt; null as long as that is nothing. */
  knowledge: () => Promise<EngineKnowledge> | null = () => null;
  readonly #onReplaced: () => void;

  constructor(onReplaced: () => void) {
    this.#onReplaced = onReplaced;
  }

  /** Makes opponents for boards. */
  readonly opponent: EngineFactory = (variant) => this.#openFresh(variant, (limits) => this.#limits(limits));

  /** The opponent's limits: its level's nodes or time, within its clock. */
  #limits(limits: SearchLimits = {}): SearchLimits {
    const { timeMs: _, ...untimed } = limits;
    const clock = this.clock();
    if (this.moveTimeMs !== null) {
      return { ...untimed, nodes: undefined, timeMs: Math.min(this.moveTimeMs, leastShareOf(clock)) };
    }
    return clock ? { ...untimed, clock } : limits;
  }

  /** Opens an engine that plays with what has been learnt of the variant, also with what is learnt from now on. */
  readonly open: EngineFactory = (variant) => this.#openFresh(variant, (limits) => limits);

  #openFresh(variant: Variant, change: FreshOptions["change"]): Promise<Engine> {
    const weightsOf = async () => (await this.knowledge())?.weightsOf(variant) ?? "";
    return freshEngine({ open: () => this.#open(variant), weightsOf, change });
  }

  async #open(variant: Variant): Promise<Engine> {
    await (await this.knowledge())?.give(variant);
    // a worker each, where boards of other pages share one: opponent and analysis think at the same time, each at full speed
    return remoteEngine(startWorker, variant, { hashMb: HASH_MB, onReplaced: this.#replaced });
  }

  readonly #replaced = () => this.#onReplaced();
}

/** Time that a move may safely take, in milliseconds; the shorter clock decides. */
function leastShareOf(clock: Clock | null): number {
  return clock ? Math.max(1, Math.min(...clock.remainingMs) / MOVES_LEFT) : Number.POSITIVE_INFINITY;
}

function startWorker(): Worker {
  return new Worker(scriptAddress(workerAddress), { type: "module" });
}
