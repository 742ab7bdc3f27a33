/** Reads the rules that only few documents speak of, one line a rule: pages fetch them where one does. */
import { readCaptures } from "./captures/read.ts";
import { readCounting } from "./counting/read.ts";
import { readEntering } from "./entering/read.ts";
import { readFirstLeaps } from "./first-leaps/read.ts";
import { readFlips } from "./flips/read.ts";
import { readHands } from "./hands/read.ts";
import type { ReadRichRules } from "./parts.ts";
import { readSeries } from "./series/read.ts";
import { readTrades } from "./trades/read.ts";
import { readWalls } from "./walls/read.ts";

export { writtenWalls } from "./walls/read.ts";

export const readRichRules: ReadRichRules = (ground, army, document, { promotions }) => {
  const hands = readHands(ground, army, document, promotions);
  return {
    captures: readCaptures(ground, army, document),
    flips: readFlips(ground, document),
    trades: readTrades(ground, army, document),
    hands,
    entering: readEntering(ground, army, document, hands),
    firstLeaps: readFirstLeaps(ground, army, document),
    counting: readCounting(ground, army, document),
    ...readWalls(ground, document),
    ...readSeries(document),
  };
};
