/** Faults of counting, by code. */
export const COUNTING_CODES = {
  counting: "A row of counting that cannot be, or that never counts.",
  "fen-counting": "A count that cannot be.",
} as const;
