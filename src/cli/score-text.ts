import type { Score } from "../engine/info.ts";

/** A score for people, for the side to move: `+0.35`, `mate in 3`, `mated in 2`. */
export function writeScore(score: Score): string {
  if (score.type === "mate") return score.moves > 0 ? `mate in ${score.moves}` : `mated in ${-score.moves}`;
  return `${score.value > 0 ? "+" : ""}${(score.value / 100).toFixed(2)}`;
}
