/** What can be wrong with walls. */
export const WALL_CODES = {
  turn: "The phases of 'turn' make no turn.",
  "fen-wall": "A FEN has more walls than may stand.",
  "move-wall": "A move does not say where it builds its wall.",
} as const;
