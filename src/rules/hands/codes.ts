/** Faults of hands, by code. */
export const HAND_CODES = {
  hands: "Pieces in hand or drops that cannot be.",
  "fen-hand": "Pieces in hand that the variant does not have, or that cannot be read.",
  "fen-hand-full": "More pieces than hands hold.",
  "fen-mark": "A mark of promotion on what cannot have promoted.",
} as const;
