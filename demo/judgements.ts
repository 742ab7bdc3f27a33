/** How moves are judged, by the numeric annotation glyphs of PGN. */

import { t } from "./language.ts";

/** Judgements of a move: of these a move has one at most. */
export const JUDGEMENTS: readonly (readonly [nag: number, words: string])[] = [
  [3, t`brilliant`],
  [1, t`good`],
  [5, t`interesting`],
  [6, t`dubious`],
  [2, t`a mistake`],
  [4, t`a blunder`],
];

/** Replaces the judgement of a move; null takes it away. */
export function withJudgement(nags: readonly number[], judgement: number | null): number[] {
  const others = nags.filter((nag) => !JUDGEMENTS.some(([known]) => known === nag));
  return judgement === null ? others : [judgement, ...others];
}
