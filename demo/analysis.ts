/** An endless search of the position on the board, restarted whenever it changes. */
import { type Engine, Game, type SearchInfo, type Variant } from "../src/index.ts";
import type { EngineRoom } from "./engine-room.ts";

/** A report of the search, with its line as moves. */
export interface Finding {
  readonly game: Game;
  readonly info: SearchInfo;
}

export class Analysis {
  readonly #engines: EngineRoom;
  readonly #onFinding: (finding: Finding) => void;
  #engine: Promise<Engine> | null = null;
  #variant: Variant | null = null;
  #stopper: AbortController | null = null;
  #running: Promise<void> = Promise.resolve();

  constructor(engines: EngineRoom, onFinding: (finding: Finding) => void) {
    this.#engines = engines;
    this.#onFinding = onFinding;
  }

  /** Searches a game's position with this many lines; the search before is stopped. Rejects when the engine fails. */
  start(game: Game, lines: number): Promise<void> {
    this.stop();
    const stopper = new AbortController();
    this.#stopper = stopper;
    const before = this.#running;
    const search = before.then(() => this.#search(game, lines, stopper.signal));
    this.#running = search.catch(() => undefined);
    return search;
  }

  stop(): void {
    this.#stopper?.abort();
    this.#stopper = null;
  }

  async #search(game: Game, lines: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const engine = await this.#engineOf(game.variant);
    if (signal.aborted || game.outcome) return;
    // The game may go on while the search runs, so it is copied.
    const copy = Game.start(game.variant, { fen: game.fen() });
    for await (const info of engine.search(game, { infinite: true, lines, signal })) {
      if (!signal.aborted) this.#onFinding({ game: copy, info });
    }
  }

  #engineOf(variant: Variant): Promise<Engine> {
    if (this.#engine && this.#variant === variant) return this.#engine;
    this.#engine?.then((engine) => engine.close()).catch(() => undefined);
    this.#variant = variant;
    const engine = this.#engines.open(variant);
    this.#engine = engine;
    // The next search tries to open one again.
    engine.catch(() => {
      if (this.#engine === engine) this.#engine = null;
    });
    return engine;
  }
}
