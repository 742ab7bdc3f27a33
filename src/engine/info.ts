/** Reports of a search. */

/** For the side to move: hundredths of a pawn, or moves until mate (negative when being mated). */
export type Score = { readonly type: "cp"; readonly value: number } | { readonly type: "mate"; readonly moves: number };

/** Chances of winning, drawing and losing in per mille, for the side to move; their sum is 1000. */
export type Wdl = readonly [win: number, draw: number, loss: number];

export interface SearchInfo {
  /** Finished depth in plies. */
  readonly depth: number;
  /** The deepest ply reached. */
  readonly selectiveDepth: number;
  readonly score: Score;
  /** Null in games with hands or other goals than mate, for which the chances have not been fitted. */
  readonly wdl: Wdl | null;
  readonly nodes: number;
  readonly timeMs: number;
  readonly nodesPerSecond: number;
  /** Thousandths of the hash table in use. */
  readonly hashPerMille: number;
  /** The principal variation as UCI text; at least one move. */
  readonly line: readonly string[];
  /** As many lines as were asked for and there are moves, best first; the first repeats `score`, `wdl` and `line`. */
  readonly lines: readonly Line[];
}

/** A root move with what follows it. */
export interface Line {
  readonly score: Score;
  readonly wdl: Wdl | null;
  readonly line: readonly string[];
}
