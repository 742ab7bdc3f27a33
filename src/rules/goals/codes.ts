/** Faults of ends of the game, by code. */
export const GOAL_CODES = {
  goal: "A condition that cannot be.",
  "no-goal": "A game that nothing can end but a draw.",
  "over-at-start": "A game that is over before it begins.",
  "fen-checks": "Checks left that cannot be.",
  "fen-passes": "Passes in a row that cannot be.",
} as const;
