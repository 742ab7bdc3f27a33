/** Faults of en passant, by code. */
export const EN_PASSANT_CODES = {
  "fen-en-passant": "An en passant field that names no square.",
  "fen-en-passant-ambiguous": "An en passant square that several moves could have passed.",
  "fen-en-passant-unbacked": "An en passant square that no move can have passed.",
} as const;
