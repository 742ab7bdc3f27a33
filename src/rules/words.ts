/** The rules in sentences, one line a rule, in reading order. */
import type { Variant } from "../variant/variant.ts";
import { capturesInWords } from "./captures/words.ts";
import { castlingInWords } from "./castling/words.ts";
import { countingInWords } from "./counting/words.ts";
import { drawsInWords } from "./draws/words.ts";
import { passingInWords } from "./en-passant/words.ts";
import { enteringInWords } from "./entering/words.ts";
import { firstLeapsInWords } from "./first-leaps/words.ts";
import { flipsInWords } from "./flips/words.ts";
import { goalsInWords, materialInWords } from "./goals/words.ts";
import { handsInWords } from "./hands/words.ts";
import { passesInWords } from "./passes/words.ts";
import { promotionInWords } from "./promotion/words.ts";
import { checkInWords } from "./royals/words.ts";
import { seriesInWords } from "./series/words.ts";
import { startsInWords } from "./shuffle/words.ts";
import { tradesInWords } from "./trades/words.ts";
import { wallsInWords } from "./walls/words.ts";

/** A topic and its sentences. */
export type Topic = readonly [name: string, inWords: (variant: Variant) => readonly string[]];

/** One without sentences has nothing to say of the variant. */
export const TOPICS: readonly Topic[] = [
  ["Goal", (variant) => [...goalsInWords(variant), ...materialInWords(variant)]],
  ["Check", checkInWords],
  ["Captures", (variant) => [...capturesInWords(variant), ...flipsInWords(variant), ...tradesInWords(variant)]],
  ["En passant", passingInWords],
  ["Promotion", promotionInWords],
  ["Castling", castlingInWords],
  ["First leaps", firstLeapsInWords],
  ["Hands", (variant) => [...handsInWords(variant), ...enteringInWords(variant)]],
  ["Turns", seriesInWords],
  ["Passes", passesInWords],
  ["Walls", wallsInWords],
  ["Starts", startsInWords],
  ["Draws", drawsInWords],
  ["Counting", countingInWords],
];
