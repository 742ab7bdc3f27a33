/** What can be wrong with sheltered pieces. */
export const TRADE_CODES = {
  "fen-sheltered": "A FEN says of a square that no usual piece may take there in this move, and it cannot be so.",
} as const;
