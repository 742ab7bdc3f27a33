/** Checks of the rules that only few files have, one line a rule: pages fetch them where a file has such rules. */
import { checkExplosions, checkPetrified } from "./captures/check.ts";
import { checkCounting } from "./counting/check.ts";
import { checkEntering } from "./entering/check.ts";
import { checkFirstLeaps, checkLeapers } from "./first-leaps/check.ts";
import { checkFlips } from "./flips/check.ts";
import { checkGoals, checkMaterial, checkStartingGoals } from "./goals/check.ts";
import { checkFillers, checkHands } from "./hands/check.ts";
import type { RichChecks } from "./parts.ts";
import { checkFlight } from "./royals/check.ts";
import { checkSeries } from "./series/check.ts";
import { checkStrikes } from "./strikes/check.ts";
import { checkTrades } from "./trades/check.ts";
import { checkWalls } from "./walls/check.ts";

export const RICH_CHECKS: RichChecks = {
  checkRichRules: ({ ground, army, drafts, document }) => {
    checkHands({ ...drafts, ground, army, document });
    checkEntering(ground, army, drafts);
    checkFirstLeaps(ground, army, drafts);
    checkStrikes(ground, army, drafts);
    checkExplosions(ground, army, document, drafts);
    checkPetrified(ground, army, document, drafts);
    checkFlips(ground, army, drafts);
    checkTrades(ground, army, drafts);
    checkWalls(ground, army, document, drafts);
    checkSeries(ground, document, drafts);
    checkGoals(ground, army, drafts);
    checkMaterial(ground, army, document, drafts.goals);
    checkCounting(ground, drafts);
  },
  checkRichWhole: ({ ground, drafts, document }, variant) => {
    checkLeapers(ground, variant);
    checkStartingGoals(ground, variant, drafts.goals);
    checkFlight(ground, variant, document);
    checkFillers(ground, variant);
  },
};
