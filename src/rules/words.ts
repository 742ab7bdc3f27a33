/** The rules in sentences, one line a rule, in reading order. */
import type { Variant } from "../variant/variant.ts";
import { castlingInWords } from "./castling/words.ts";
import { drawsInWords } from "./draws/words.ts";
import { passingInWords } from "./en-passant/words.ts";
import { promotionInWords } from "./promotion/words.ts";
import { RICH_WORDS } from "./rich-words.ts";
import { startsInWords } from "./shuffle/words.ts";

/** A topic and its sentences. */
export type Topic = readonly [name: string, inWords: (variant: Variant) => readonly string[]];

/** One without sentences has nothing to say of the variant. */
export const TOPICS: readonly Topic[] = [
  ["Goal", RICH_WORDS.goal],
  ["Check", RICH_WORDS.check],
  ["Captures", RICH_WORDS.captures],
  ["En passant", passingInWords],
  ["Promotion", promotionInWords],
  ["Castling", castlingInWords],
  ["First leaps", RICH_WORDS.firstLeaps],
  ["Hands", RICH_WORDS.hands],
  ["Turns", RICH_WORDS.series],
  ["Passes", RICH_WORDS.passes],
  ["Walls", RICH_WORDS.walls],
  ["Starts", startsInWords],
  ["Draws", drawsInWords],
  ["Counting", RICH_WORDS.counting],
];
