/** Rules that only rich kernels know, in sentences: plain variants have none of them. The one script for pages has
 *  `rich-words-beside.ts` in its place, and these sentences beside it. */
import type { Variant } from "../variant/variant.ts";
import { capturesInWords } from "./captures/words.ts";
import { countingInWords } from "./counting/words.ts";
import { enteringInWords } from "./entering/words.ts";
import { firstLeapsInWords } from "./first-leaps/words.ts";
import { flipsInWords } from "./flips/words.ts";
import { goalsInWords, materialInWords } from "./goals/words.ts";
import { handsInWords } from "./hands/words.ts";
import { passesInWords } from "./passes/words.ts";
import { checkInWords } from "./royals/words.ts";
import { seriesInWords } from "./series/words.ts";
import { tradesInWords } from "./trades/words.ts";
import { wallsInWords } from "./walls/words.ts";

/** By topic; none says anything of a plain variant. */
export type RichWords = Readonly<
  Record<
    "goal" | "check" | "captures" | "firstLeaps" | "hands" | "series" | "passes" | "walls" | "counting",
    (variant: Variant) => readonly string[]
  >
>;

export const RICH_WORDS: RichWords = {
  goal: (variant) => [...goalsInWords(variant), ...materialInWords(variant)],
  check: checkInWords,
  captures: (variant) => [...capturesInWords(variant), ...flipsInWords(variant), ...tradesInWords(variant)],
  firstLeaps: firstLeapsInWords,
  hands: (variant) => [...handsInWords(variant), ...enteringInWords(variant)],
  series: seriesInWords,
  passes: passesInWords,
  walls: wallsInWords,
  counting: countingInWords,
};
