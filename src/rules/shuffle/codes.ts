/** Faults of shuffles, by code. */
export const SHUFFLE_CODES = {
  shuffle: "A shuffle that cannot be numbered.",
  "shuffle-choices": "A step whose number of choices depends on the steps before it.",
  "shuffle-men": "A shuffle places other pieces than the start position shows.",
} as const;
