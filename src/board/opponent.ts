/** The board's opponent: an engine at one of ten levels. */
import { createEngine, type Engine } from "../engine/engine.ts";
import type { Game } from "../engine/game.ts";
import { levelLimits, STRONGEST_LEVEL } from "../engine/level.ts";
import type { SearchLimits } from "../engine/limits.ts";
import type { Variant } from "../variant/variant.ts";

/** Makes the engine of a board. Pages may pass one that uses a worker. */
export type EngineFactory = (variant: Variant) => Promise<Engine>;

/** Runs on the page's thread, in slices of some milliseconds. */
export const localEngine: EngineFactory = (variant) => createEngine(variant, { hashMb: 8 });

/** The strongest level's time for a move. */
const STRONGEST_MS = 2_000;
/** Time limit of the levels limited by nodes, for slow machines. */
const LONGEST_MS = 5_000;
/** Minimum delay of a reply: an instant one is hard to follow. */
const SHORTEST_MS = 350;

/** The limits of a level, clamped to 1 to 10. */
export function limitsOf(level: number): SearchLimits {
  const nearest = Math.min(STRONGEST_LEVEL, Math.max(1, Math.round(level) || 1));
  return { timeMs: nearest === STRONGEST_LEVEL ? STRONGEST_MS : LONGEST_MS, ...levelLimits(nearest) };
}

/** Searches for the engine's moves, one at a time; a new search stops the one before. */
export class Opponent {
  #engine: Promise<Engine> | null = null;
  #variant: Variant | null = null;
  #given: Engine | null = null;
  #stopper: AbortController | null = null;
  #running: Promise<unknown> = Promise.resolve();

  /** The engine set by the page; null lets the board make its own. */
  get engine(): Engine | null {
    return this.#given;
  }

  set engine(engine: Engine | null) {
    this.stop();
    if (engine !== this.#given) this.#release();
    this.#given = engine;
  }

  /** The move for the current position as UCI text; null when the search was stopped, or there is none. */
  async move(game: Game, level: number, factory: EngineFactory): Promise<string | null> {
    this.stop();
    const stopper = new AbortController();
    this.#stopper = stopper;
    const before = this.#running;
    const search = this.#search(game, level, factory, before, stopper.signal);
    this.#running = search.catch(() => undefined);
    const [best] = await Promise.all([search, wait(SHORTEST_MS)]);
    return stopper.signal.aborted ? null : best;
  }

  stop(): void {
    this.#stopper?.abort();
    this.#stopper = null;
  }

  /** Stops, and closes the engine if the board made it. */
  close(): void {
    this.stop();
    this.#release();
  }

  async #search(
    game: Game,
    level: number,
    factory: EngineFactory,
    before: Promise<unknown>,
    signal: AbortSignal,
  ): Promise<string | null> {
    await before;
    const engine = await this.#ready(game.variant, factory);
    if (signal.aborted) return null;
    const { best } = await engine.best(game, { ...limitsOf(level), signal });
    return best;
  }

  #ready(variant: Variant, factory: EngineFactory): Promise<Engine> {
    if (this.#given && this.#given.variant === variant) return Promise.resolve(this.#given);
    if (this.#engine && this.#variant === variant) return this.#engine;
    this.#release();
    this.#variant = variant;
    const engine = factory(variant);
    this.#engine = engine;
    // The next search tries to open one again.
    engine.catch(() => {
      if (this.#engine === engine) this.#engine = null;
    });
    return engine;
  }

  #release(): void {
    this.#engine?.then((engine) => engine.close()).catch(() => undefined);
    this.#engine = null;
    this.#variant = null;
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
