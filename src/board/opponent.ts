/** The other side of the board: an engine, at one of ten levels. */
import { createEngine, type Engine } from "../engine/engine.ts";
import type { Game } from "../engine/game.ts";
import { levelLimits, STRONGEST_LEVEL } from "../engine/level.ts";
import type { SearchLimits } from "../engine/limits.ts";
import type { Variant } from "../variant/variant.ts";

/** Makes the engine of a board. A page gives one over a worker. */
export type EngineFactory = (variant: Variant) => Promise<Engine>;

/** On the page's own thread, in slices of some milliseconds. */
export const localEngine: EngineFactory = (variant) => createEngine(variant, { hashMb: 8 });

/** What the strongest level takes on a move. */
const STRONGEST_MS = 2_000;
/** A level that takes nodes still ends after this long on a slow machine. */
const LONGEST_MS = 5_000;
/** An answer that comes at once is hard to follow. */
const SHORTEST_MS = 350;

/** The limits of a level, 1 to 10; others are taken to the nearest. */
export function limitsOf(level: number): SearchLimits {
  const nearest = Math.min(STRONGEST_LEVEL, Math.max(1, Math.round(level) || 1));
  return { timeMs: nearest === STRONGEST_LEVEL ? STRONGEST_MS : LONGEST_MS, ...levelLimits(nearest) };
}

/** Finds the engine's moves, one search after another; a new one stops the one before. */
export class Opponent {
  #engine: Promise<Engine> | null = null;
  #variant: Variant | null = null;
  #given: Engine | null = null;
  #stopper: AbortController | null = null;
  #running: Promise<unknown> = Promise.resolve();

  /** The engine that a page has set; null lets the board make its own. */
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

  /** Stops, and releases the engine that the board has made itself. */
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
    // The next search tries again.
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
