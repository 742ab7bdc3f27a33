/** What the engine plays a variant with, where its file says it. Hundredths of a pawn; what is null is computed from the rules. */

/** Of the evaluation: raised when weights that were fitted before would mean something else. */
export const EVALUATION_VERSION = 1;

/** A weight in the middle game and one in the endgame. */
export interface Pair {
  readonly middle: number;
  readonly end: number;
}

/** Weights of the evaluation that are one pair each. */
export const TERMS = [
  "tempo",
  "guarded",
  "doubled",
  "alone",
  "blocked",
  "escort",
  "shield",
  "threat",
  "loose",
  "loose-promoter",
  "outpost",
  "hemmed",
  "free",
] as const;
export type Term = (typeof TERMS)[number];

/**
 * Numbers that the danger to a king is summed of: for each roaming attacker, for each square near it that enemy pieces
 * that are pawns attack; and taken off it for each own pawn near it, for each other piece, and always.
 */
export const DANGERS = ["attacker", "storm", "cover", "defender", "calm"] as const;
export type Danger = (typeof DANGERS)[number];

/** Points between which the weight of mobility is interpolated: no square reached, a quarter, half, … all that are possible. */
export const MOBILITY_KNOTS = 5;
/** Steps to a pawn's zone that have a weight of their own, from 0; more count as the last. */
export const PASSED_STEPS = 8;

export interface Weights {
  readonly terms: Readonly<Partial<Record<Term, Pair>>>;
  /** For a passed pawn, by steps to its zone. */
  readonly passed: readonly Pair[] | null;
  /** Parts of the danger to a king, see `DANGERS`. */
  readonly dangers: Readonly<Partial<Record<Danger, number>>>;
  /** By kind. */
  readonly pieces: readonly PieceWeights[];
}

export interface PieceWeights {
  readonly value: Pair | null;
  /** By `MOBILITY_KNOTS`. */
  readonly mobility: readonly Pair[] | null;
  /** Danger for each square next to the enemy's king that pieces of the kind reach. */
  readonly attack: number | null;
  /** Danger when the piece could give check on a square that nothing guards, and on one that is guarded. */
  readonly check: number | null;
  readonly contestedCheck: number | null;
  readonly pair: Pair | null;
  /** For an enemy piece of the kind that a cheaper piece attacks; instead of the term of that name. */
  readonly threat: Pair | null;
  /** For an enemy piece of the kind that is attacked and unguarded; instead of the term of that name. */
  readonly loose: Pair | null;
  /** Added to the placement that is computed, by rank as the piece's own side counts them. */
  readonly ranks: readonly Pair[] | null;
  /** The same by file, from the left of White; Black's follow by the variant's symmetry. */
  readonly files: readonly Pair[] | null;
}
