/** Faults of castling, by code. */
export const CASTLING_CODES = {
  castling: "A castling that cannot be.",
  "castling-men": "No start puts the pieces of a castling on their squares.",
  "fen-right": "A letter that stands for no castling.",
  "fen-right-twice": "A right to castle that is given twice.",
  "fen-right-unbacked": "A right to castle whose pieces are not in place.",
} as const;
