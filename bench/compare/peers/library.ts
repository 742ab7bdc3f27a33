import type { PerftEngine, Sample } from "../engine.ts";
import type { PerftPosition } from "../positions.ts";

/** What a move library must offer to be counted with. */
export interface PerftLibrary {
  readonly name: string;
  readonly version: string;
  readonly lastPly: PerftEngine["lastPly"];
  readonly leafBudget: number;
  plays(position: PerftPosition): boolean;
  /** Sets a position up and answers how its leaves are counted. */
  open(position: PerftPosition): (depth: number) => number;
  close?(): void;
}

/** A library that runs in this process. */
export class LibraryEngine implements PerftEngine {
  readonly name: string;
  readonly version: string;
  readonly lastPly: PerftEngine["lastPly"];
  readonly leafBudget: number;
  readonly #library: PerftLibrary;
  #count: (depth: number) => number = () => 0;

  constructor(library: PerftLibrary) {
    this.name = library.name;
    this.version = library.version;
    this.lastPly = library.lastPly;
    this.leafBudget = library.leafBudget;
    this.#library = library;
  }

  plays(position: PerftPosition): boolean {
    return this.#library.plays(position);
  }

  async prepare(position: PerftPosition): Promise<void> {
    this.#count = this.#library.open(position);
  }

  async perft(depth: number): Promise<Sample> {
    const started = performance.now();
    const nodes = this.#count(depth);
    return { nodes, timeMs: performance.now() - started };
  }

  close(): void {
    this.#library.close?.();
  }
}
