/** The rules in sentences, one line a rule, in reading order. */
import type { Variant } from "../variant/variant.ts";
import { castlingInWords } from "./castling/words.ts";
import { drawsInWords } from "./draws/words.ts";
import { handsInWords } from "./hands/words.ts";
import { promotionInWords } from "./promotion/words.ts";
import { startsInWords } from "./shuffle/words.ts";

/** A topic and its sentences. */
export type Topic = readonly [name: string, inWords: (variant: Variant) => readonly string[]];

export const TOPICS: readonly Topic[] = [
  ["Promotion", promotionInWords],
  ["Castling", castlingInWords],
  ["Hands", handsInWords],
  ["Starts", startsInWords],
  ["Draws", drawsInWords],
];
