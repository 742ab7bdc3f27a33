/** An engine that is opened anew before a search when the weights that it should play with are others by then. */
import type { Engine, Game, Hint, SearchInfo, SearchLimits, SearchResult, Variant } from "../src/index.ts";

export class FreshEngine implements Engine {
  readonly #weightsOf: () => string;
  readonly #open: () => Promise<Engine>;
  #engine: Engine;
  #weights: string;
  #isClosed = false;

  private constructor(weightsOf: () => string, open: () => Promise<Engine>, engine: Engine, weights: string) {
    this.#weightsOf = weightsOf;
    this.#open = open;
    this.#engine = engine;
    this.#weights = weights;
  }

  /** @param open opens an engine with the weights of that moment */
  static async open(weightsOf: () => string, open: () => Promise<Engine>): Promise<Engine> {
    const weights = weightsOf();
    return new FreshEngine(weightsOf, open, await open(), weights);
  }

  get variant(): Variant {
    return this.#engine.variant;
  }

  async *search(game: Game, limits?: SearchLimits): AsyncGenerator<SearchInfo, SearchResult, void> {
    return yield* (await this.#fresh()).search(game, limits);
  }

  async best(game: Game, limits?: SearchLimits): Promise<SearchResult> {
    return (await this.#fresh()).best(game, limits);
  }

  async hint(game: Game, limits?: SearchLimits): Promise<Hint | null> {
    return (await this.#fresh()).hint(game, limits);
  }

  setHash(megabytes: number): void {
    this.#engine.setHash(megabytes);
  }

  setMoveOverhead(milliseconds: number): void {
    this.#engine.setMoveOverhead(milliseconds);
  }

  clear(): void {
    this.#engine.clear();
  }

  close(): void {
    this.#isClosed = true;
    this.#engine.close();
  }

  async #fresh(): Promise<Engine> {
    const weights = this.#weightsOf();
    if (weights === this.#weights || this.#isClosed) return this.#engine;
    const engine = await this.#open();
    this.#engine.close();
    this.#engine = engine;
    this.#weights = weights;
    if (this.#isClosed) engine.close();
    return engine;
  }
}
