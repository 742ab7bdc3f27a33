/** What draws add to variants. */
export interface Draws {
  /** Occurrences of a position after which a draw may be claimed, and after which the game ends; null is never. */
  readonly repetition: { readonly claim: number | null; readonly end: number | null };
  /** Moves of both sides without capture or clock-resetting move. */
  readonly moves: { readonly claim: number | null; readonly end: number | null };
  /** Whether positions in which no sequence of moves can mate end the game. */
  readonly deadPosition: boolean;
}

export interface DrawsOfVariant {
  readonly draws: Draws;
}
