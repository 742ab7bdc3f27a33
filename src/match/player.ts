/** What a match needs of an engine. Positions and moves go over as text, so that frozen versions of ours can play too. */

/** How long a player may think. Exactly one of the first four is set. */
export interface Allowance {
  readonly nodes?: number;
  readonly depth?: number;
  readonly timeMs?: number;
  readonly clock?: {
    /** [White, Black] */
    readonly remainingMs: readonly [number, number];
    readonly incrementMs: number;
  };
}

/** A position, as the start of the game and the moves since. */
export interface Situation {
  readonly startFen: string;
  /** UCI text. */
  readonly moves: readonly string[];
}

export interface Thought {
  /** UCI text; null when the engine gives none. */
  readonly move: string | null;
  /** From the thinker's side, in hundredths of a pawn; mates lie beyond `MATE_CP`. Null when it said nothing. */
  readonly scoreCp: number | null;
  readonly depth: number;
  readonly nodes: number;
}

/** An engine in a match. Any call may reject: the engine has crashed then, and is opened anew for the next game. */
export interface Player {
  /** Forgets the last game. */
  newGame(startFen: string): Promise<void>;
  think(situation: Situation, allowance: Allowance): Promise<Thought>;
  close(): void;
}

/** A mate in n moves is written as this minus n. */
export const MATE_CP = 30_000;

/** Hundredths of a pawn for a mate in so many moves; negative when the thinker is mated. */
export function mateCp(moves: number): number {
  return moves > 0 ? MATE_CP - moves : -MATE_CP - moves;
}
