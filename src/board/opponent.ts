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

/** An engine, and the searches that wait for it. */
interface Desk {
  readonly engine: Promise<Engine>;
  /** The last search of those that were asked for. */
  turn: Promise<unknown>;
}

/** An engine that boards share. */
interface SharedDesk extends Desk {
  readonly factory: EngineFactory;
  readonly variant: Variant;
  /** Boards that play by it. */
  users: number;
}

/** Boards of the same rules take turns with one engine. Engines of several rules share a worker: `worker-engine.ts`. */
const shared = new Set<SharedDesk>();

function borrow(factory: EngineFactory, variant: Variant): SharedDesk {
  for (const desk of shared) if (desk.factory === factory && areSame(desk.variant, variant)) return desk;
  const desk = { factory, variant, engine: factory(variant), turn: Promise.resolve(), users: 0 };
  shared.add(desk);
  // the next search tries to open one again
  desk.engine.catch(() => shared.delete(desk));
  return desk;
}

/** Of a file that is read twice there are two objects. */
function areSame(a: Variant, b: Variant): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Searches for the engine's moves, one at a time; a new search stops the one before. */
export class Opponent {
  #own: (Desk & { readonly given: Engine }) | null = null;
  #borrowed: SharedDesk | null = null;
  #stopper: AbortController | null = null;

  /** The engine set by the page; null lets the board make its own. */
  get engine(): Engine | null {
    return this.#own?.given ?? null;
  }

  set engine(engine: Engine | null) {
    this.stop();
    if (engine === this.engine) return;
    this.#release();
    this.#own = engine && { given: engine, engine: Promise.resolve(engine), turn: Promise.resolve() };
  }

  /** The move for the current position as UCI text; null when the search was stopped, or there is none. */
  async move(game: Game, level: number, factory: EngineFactory): Promise<string | null> {
    this.stop();
    const stopper = new AbortController();
    const { signal } = stopper;
    this.#stopper = stopper;
    const desk = this.#deskFor(game.variant, factory);
    const search = desk.turn.then(async () => {
      const engine = await desk.engine;
      return signal.aborted ? null : (await engine.best(game, { ...limitsOf(level), signal })).best;
    });
    desk.turn = search.catch(() => undefined);
    const [best] = await Promise.all([search, wait(SHORTEST_MS)]);
    return signal.aborted ? null : best;
  }

  stop(): void {
    this.#stopper?.abort();
    this.#stopper = null;
  }

  /** Stops, and closes the engine if no other board plays by it, and the page has not set it. */
  close(): void {
    this.stop();
    this.#release();
  }

  #deskFor(variant: Variant, factory: EngineFactory): Desk {
    if (this.#own?.given.variant === variant) return this.#own;
    const desk = borrow(factory, variant);
    if (desk === this.#borrowed) return desk;
    desk.users++;
    this.#release();
    this.#borrowed = desk;
    return desk;
  }

  /** An engine that no other board plays by is closed. */
  #release(): void {
    const desk = this.#borrowed;
    this.#borrowed = null;
    if (!desk || --desk.users > 0) return;
    shared.delete(desk);
    desk.engine.then(
      (engine) => engine.close(),
      () => undefined,
    );
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
