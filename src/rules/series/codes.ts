/** What can be wrong with turns of several moves. */
export const SERIES_CODES = {
  "fen-series": "A FEN says of a turn that it has begun, and it cannot be so.",
} as const;
