/** The engine at a fixed number of nodes a move: it answers alike on every machine, whatever its speed. */
import { withFittedWeights } from "../definition/fitted.ts";
import { DEEPEST, Searcher } from "../kernel/searcher.ts";
import { MATE_BOUND, SEARCH_FINISHED } from "../layout/search.ts";
import type { Move } from "../variant/move.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";

const HASH_MB = 1;

export interface Thought {
  readonly move: Move;
  /** Hundredths of a pawn, for the side to move; mates lie beyond `MATE_BOUND`. */
  readonly score: number;
}

export class Thinker {
  readonly #searcher: Searcher;
  readonly #nodes: number;

  /** @param nodes of each move */
  constructor(variant: Variant, nodes: number) {
    this.#searcher = new Searcher(withFittedWeights(variant), HASH_MB);
    this.#nodes = nodes;
  }

  /** Forgets the game before. */
  clear(): void {
    this.#searcher.clear();
  }

  /** @param positions the game so far, the current one last */
  think(positions: readonly Position[]): Thought {
    const [only] = this.#searcher.begin(positions, DEEPEST);
    let answer = -1;
    while (answer !== SEARCH_FINISHED && this.#searcher.nodes < this.#nodes) {
      answer = this.#searcher.slice(Math.max(1, this.#nodes - this.#searcher.nodes));
    }
    const [found] = this.#searcher.read();
    return found ? { move: found.line[0], score: found.score } : { move: only, score: 0 };
  }
}

/** Whether a score is one of mate. */
export function isMate(score: number): boolean {
  return Math.abs(score) >= MATE_BOUND;
}
