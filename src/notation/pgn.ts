/**
 * PGN as plain data, as `pgn-read.ts` returns and `pgn-write.ts` takes it. Moves are kept as text; whether they are
 * legal is checked when a game is played from them, see `engine/game-pgn.ts`.
 */

/** How a game ended, from White's side; `*` is unfinished or unknown. */
export type PgnResult = (typeof PGN_RESULTS)[number];

export const PGN_RESULTS = ["1-0", "0-1", "1/2-1/2", "*"] as const;

export function isPgnResult(text: string): text is PgnResult {
  return (PGN_RESULTS as readonly string[]).includes(text);
}

export interface PgnGame {
  /** Tags in the order of the text. */
  readonly tags: ReadonlyMap<string, string>;
  /** Comments before the first move. */
  readonly comments: readonly string[];
  /** The main line. */
  readonly moves: readonly PgnMove[];
  readonly result: PgnResult;
  /** Where the game starts in the text. */
  readonly offset: number;
}

export interface PgnMove {
  /** As written, without `!` and `?`. */
  readonly san: string;
  /** Where the move stands in the text, in UTF-16 units. */
  readonly offset: number;
  /** What stands before the move as its number, or nothing, where a turn may have several moves; left out where sides take
   *  turns move by move. Not read; see `turnNumber`. */
  readonly number?: string;
  /** Numeric annotation glyphs; `!` is 1, `?` 2, `!!` 3, `??` 4, `!?` 5, `?!` 6. */
  readonly nags: readonly number[];
  /** Comments before the move, in a variation's first move only. */
  readonly before: readonly string[];
  /** Comments after the move. */
  readonly comments: readonly string[];
  /** Alternatives to this move. */
  readonly variations: readonly (readonly PgnMove[])[];
}

/** Whose move it is and which, as moves of games say. */
export interface NumberedMove {
  /** 0 White's, 1 Black's. */
  readonly side: 0 | 1;
  /** From 1; both sides' turns have the same. */
  readonly moveNumber: number;
}

/** Move suffixes (`!`, `?`) by their glyph number. */
export const GLYPHS: ReadonlyMap<string, number> = new Map([
  ["!", 1],
  ["?", 2],
  ["!!", 3],
  ["??", 4],
  ["!?", 5],
  ["?!", 6],
]);
