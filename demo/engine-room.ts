/** The engines of the page. They run in workers only. */
import type { EngineFactory } from "../src/board.ts";
import { remoteEngine } from "../src/engine/remote.ts";
import type { Engine, SearchLimits } from "../src/index.ts";
import workerAddress from "../src/worker/worker.ts?worker&url";
import { scriptAddress } from "./trusted.ts";

const HASH_MB = 16;

/** Makes engines, and tells when a worker that had died was replaced. */
export class EngineRoom {
  /** Milliseconds for each move of the opponent; null lets its level decide. */
  moveTimeMs: number | null = null;
  readonly #onReplaced: () => void;

  constructor(onReplaced: () => void) {
    this.#onReplaced = onReplaced;
  }

  /** For boards: the opponent. */
  readonly opponent: EngineFactory = async (variant) => {
    const engine = await this.open(variant);
    return withLimits(engine, (limits) =>
      this.moveTimeMs === null ? limits : { timeMs: this.moveTimeMs, signal: limits?.signal },
    );
  };

  readonly open: EngineFactory = (variant) =>
    remoteEngine(startWorker, variant, { hashMb: HASH_MB, onReplaced: this.#replaced });

  readonly #replaced = () => this.#onReplaced();
}

function startWorker(): Worker {
  return new Worker(scriptAddress(workerAddress), { type: "module" });
}

type Change = (limits: SearchLimits | undefined) => SearchLimits | undefined;

function withLimits(engine: Engine, change: Change): Engine {
  return {
    variant: engine.variant,
    search: (game, limits) => engine.search(game, change(limits)),
    best: (game, limits) => engine.best(game, change(limits)),
    setHash: (megabytes) => engine.setHash(megabytes),
    setMoveOverhead: (milliseconds) => engine.setMoveOverhead(milliseconds),
    clear: () => engine.clear(),
    close: () => engine.close(),
  };
}
