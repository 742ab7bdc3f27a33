import type { Score } from "../engine/info.ts";
import type { Variant } from "../variant/variant.ts";
import { isWonByMate } from "../variant/won-by-mate.ts";

/** A score for people, for the side to move: `+0.35`, `mate in 3`, `mated in 2`; `win in 3` and `loss in 2` where games
 *  are decided otherwise too. */
export function writeScore(score: Score, variant: Variant): string {
  if (score.type === "mate") {
    const [won, lost] = isWonByMate(variant) ? ["mate", "mated"] : ["win", "loss"];
    return score.moves > 0 ? `${won} in ${score.moves}` : `${lost} in ${-score.moves}`;
  }
  return `${score.value > 0 ? "+" : ""}${(score.value / 100).toFixed(2)}`;
}
