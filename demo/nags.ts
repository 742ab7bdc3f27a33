/** The numeric annotation glyphs of PGN, as they are written beside moves. */

const GLYPHS: Readonly<Record<number, string>> = {
  1: "!",
  2: "?",
  3: "!!",
  4: "??",
  5: "!?",
  6: "?!",
  7: "□",
  10: "=",
  13: "∞",
  14: "⩲",
  15: "⩱",
  16: "±",
  17: "∓",
  18: "+−",
  19: "−+",
  22: "⨀",
  23: "⨀",
  32: "⟳",
  36: "↑",
  40: "→",
  44: "=∞",
  132: "⇆",
  138: "⊕",
  146: "N",
};

/** Judgements of a move: of these a move has one at most. */
export const JUDGEMENTS: readonly (readonly [nag: number, words: string])[] = [
  [3, "brilliant"],
  [1, "good"],
  [5, "interesting"],
  [6, "dubious"],
  [2, "a mistake"],
  [4, "a blunder"],
];

export function nagText(nag: number): string {
  return GLYPHS[nag] ?? `$${nag}`;
}

/** Replaces the judgement of a move; null takes it away. */
export function withJudgement(nags: readonly number[], judgement: number | null): number[] {
  const others = nags.filter((nag) => !JUDGEMENTS.some(([known]) => known === nag));
  return judgement === null ? others : [judgement, ...others];
}

/** A comment as people read it: without commands for programs, such as `[%clk 0:05:00]`. */
export function readable(comment: string): string {
  return comment
    .replace(/\[%[^\]]*\]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
