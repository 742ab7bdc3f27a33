/** What annotators add to moves in PGN, as people read it. */

/** By the numbers of the PGN standard; where it has one for either side, both are printed alike. */
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
  33: "⟳",
  36: "↑",
  37: "↑",
  40: "→",
  41: "→",
  44: "=∞",
  45: "=∞",
  132: "⇆",
  133: "⇆",
  138: "⊕",
  139: "⊕",
  146: "N",
};

/** A numeric annotation glyph as it is printed: `!` for 1; of numbers without a sign, `$` and the number.
 *  @example
 *  nagText(3); // "!!"
 */
export function nagText(nag: number): string {
  return GLYPHS[nag] ?? `$${nag}`;
}

/** A comment without commands for programs, such as `[%clk 0:05:00]`.
 *  @example
 *  commentText("[%clk 0:05:00] A novelty."); // "A novelty."
 */
export function commentText(comment: string): string {
  return comment
    .replace(/\[%[^\]]*\]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
