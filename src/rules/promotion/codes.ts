/** Faults of promotion, by code. */
export const PROMOTION_CODES = {
  promotion: "A promotion that cannot be.",
  "move-promotion": "A move that leaves the promotion open, or names a wrong one.",
} as const;
