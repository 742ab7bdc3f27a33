/** Replaces `rich-words.ts` in the one script that reads no files: a variant with such rules is made by what lies beside the script,
 *  which has their sentences, too. */
import type { Variant } from "../variant/variant.ts";
import type { RichWords } from "./rich-words.ts";

let words: RichWords | null = null;

export function provideRichWords(given: RichWords): void {
  words = given;
}

const inWords = (topic: keyof RichWords) => (variant: Variant) => words?.[topic](variant) ?? [];

export const RICH_WORDS: RichWords = {
  goal: inWords("goal"),
  check: inWords("check"),
  captures: inWords("captures"),
  firstLeaps: inWords("firstLeaps"),
  hands: inWords("hands"),
  series: inWords("series"),
  passes: inWords("passes"),
  walls: inWords("walls"),
  counting: inWords("counting"),
};
