/** A variant's evaluation weights as its file gives them, in hundredths of a pawn; null is computed from the rules. */

/** Version of the evaluation, raised when weights fitted earlier would change their meaning. */
export const EVALUATION_VERSION = 1;

/** A weight in the middle game and one in the endgame. */
export interface Pair {
  readonly middle: number;
  readonly end: number;
}

/** Weights of the evaluation that are a single pair. */
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
 * Weights of king danger: for each attacker other than a pawn, and for each square next to the king that enemy pawns
 * attack; less for each own pawn next to the king, for each other piece there, and a constant.
 */
export const DANGERS = ["attacker", "storm", "cover", "defender", "calm"] as const;
export type Danger = (typeof DANGERS)[number];

/** Points that mobility weights are interpolated between: none, a quarter, half, … all of the squares within reach. */
export const MOBILITY_KNOTS = 5;
/** Weights for passed pawns by steps to the promotion zone, from 0; the last also serves larger numbers. */
export const PASSED_STEPS = 8;

export interface Weights {
  readonly terms: Readonly<Partial<Record<Term, Pair>>>;
  /** For a passed pawn, by steps to its promotion zone. */
  readonly passed: readonly Pair[] | null;
  /** Weights of king danger, see `DANGERS`. */
  readonly dangers: Readonly<Partial<Record<Danger, number>>>;
  /** By kind. */
  readonly pieces: readonly PieceWeights[];
}

export interface PieceWeights {
  readonly value: Pair | null;
  /** At the points of `MOBILITY_KNOTS`. */
  readonly mobility: readonly Pair[] | null;
  /** Danger for each square next to the enemy king that pieces of the kind reach. */
  readonly attack: number | null;
  /** Danger of a possible check on an unguarded square, and on a guarded one. */
  readonly check: number | null;
  readonly contestedCheck: number | null;
  readonly pair: Pair | null;
  /** For an enemy piece of the kind attacked by a cheaper piece; replaces the term of that name. */
  readonly threat: Pair | null;
  /** For an enemy piece of the kind that is attacked and unguarded; replaces the term of that name. */
  readonly loose: Pair | null;
  /** Added to the computed psqt, by rank as the piece's own side counts them. */
  readonly ranks: readonly Pair[] | null;
  /** The same by file, from White's left; Black's follow by the variant's symmetry. */
  readonly files: readonly Pair[] | null;
}
