/** Counting of moves when few pieces are left. */

/** For whom moves are counted, and how far. A row fits a side whose opponent has more than one piece. */
export interface CountRow {
  /** The most pieces that the side has on the board; 1: it is bare. Null for any number. */
  readonly own: number | null;
  /** Kinds of which neither side has a piece on the board. */
  readonly without: readonly number[];
  /** Kinds of which the opponent has so many on the board, or more. */
  readonly against: readonly (readonly [kind: number, number: number])[];
  /** The game is drawn when both sides have made so many moves and one more ply is made. */
  readonly moves: number;
  /** Whether the count begins with the number of pieces on the board instead of nothing. */
  readonly fromPieces: boolean;
}

export interface CountingOfVariant {
  /** The first row that fits counts; null where nobody counts. */
  readonly counting: readonly CountRow[] | null;
}

export interface CountingOfPosition {
  /** The last ply of the count that runs: then `halfmoves` are its plies, and the game is drawn when there are more. Null while
   *  no count runs. */
  readonly countLimit: number | null;
}
