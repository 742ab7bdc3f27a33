/** Check in a variant. */

export interface CheckRules {
  /** Which of a side's royal pieces must be safe: each, the last one that is left, or one of them. */
  readonly royals: "each" | "last" | "all";
  /** Whether checks may be given. */
  readonly given: "allowed" | "forbidden";
  /** A king in check moves only to take the one piece that gives it. Only there where the rules have it so. */
  readonly flight?: "forbidden";
}

export interface CheckOfVariant {
  readonly check: CheckRules;
}
