/** How moves are judged, by the numeric annotation glyphs of PGN. */

/** Judgements of a move: of these a move has one at most. */
export const JUDGEMENTS: readonly (readonly [nag: number, words: string])[] = [
  [3, "brilliant"],
  [1, "good"],
  [5, "interesting"],
  [6, "dubious"],
  [2, "a mistake"],
  [4, "a blunder"],
];

/** Replaces the judgement of a move; null takes it away. */
export function withJudgement(nags: readonly number[], judgement: number | null): number[] {
  const others = nags.filter((nag) => !JUDGEMENTS.some(([known]) => known === nag));
  return judgement === null ? others : [judgement, ...others];
}
