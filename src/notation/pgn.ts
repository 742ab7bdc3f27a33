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
  /** `!` with what follows it, such as `!?`, right behind a letter that ends the move. Where a variant has letters such as `L!` the
   *  first sign may be a part of the move, see `judgedMove`; it is also the first of `nags`. Left out behind all other moves. */
  readonly signs?: string;
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

/** The text of a move, with signs that may be its letter's: as it is played. */
export function playedText({ san, signs = "" }: PgnMove): string {
  return san + signs;
}

/** A move of a record with the sign that is its letter's taken from its judgement: `a8=L` and `!` are `a8=L!`. Others stay as they
 *  are.
 *  @param san the move as it was played, see `GameMove.san` */
export function judgedMove(move: PgnMove, san: string): PgnMove {
  const { signs, ...rest } = move;
  if (signs === undefined || !/![+#]?$/.test(san)) return move;
  const judgement = GLYPHS.get(signs.slice(1));
  const nags = move.nags.slice(1);
  return { ...rest, san: `${move.san}!`, nags: judgement === undefined ? nags : [judgement, ...nags] };
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
