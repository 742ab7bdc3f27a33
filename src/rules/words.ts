/** The rules in sentences, a line each, in the order in which people read them. */
import type { Variant } from "../variant/variant.ts";
import { castlingInWords } from "./castling/words.ts";
import { drawsInWords } from "./draws/words.ts";
import { promotionInWords } from "./promotion/words.ts";
import { startsInWords } from "./shuffle/words.ts";

/** A topic and what is said of it. */
export type Topic = readonly [name: string, inWords: (variant: Variant) => readonly string[]];

export const TOPICS: readonly Topic[] = [
  ["Promotion", promotionInWords],
  ["Castling", castlingInWords],
  ["Starts", startsInWords],
  ["Draws", drawsInWords],
];
