/** A position as a program sees it, in forms in which two programs can be compared. */

/** What a game is called in PGN while it goes on. */
export const GOING_ON = "*";

/** One position. */
export interface View {
  /** UCI texts of the legal moves, and their SAN; null where the program has none. */
  readonly moves: ReadonlyMap<string, string | null>;
  /** Null where the program's FEN is of another kind. */
  readonly fen: string | null;
  readonly check: boolean;
  /** As in PGN, claims of draws included: `1-0`, `0-1`, `1/2-1/2`, or `*` while the game goes on. */
  readonly result: string;
}

/** A program that follows a game by rules of its own. */
export interface Rival {
  readonly name: string;
  readonly version: string;
  /** Whether it plays the variant. */
  knows(variantId: string): boolean;
  open(variantId: string, startFen: string): RivalGame;
}

/** A game in a rival's memory; to be closed. */
export interface RivalGame {
  view(): View;
  /** @param uci one of the moves of its last view */
  play(uci: string): void;
  close(): void;
}
