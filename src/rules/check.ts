/** Checks of the rules in variant files, one line a rule; each reports what it finds. */
import type { Army } from "../definition/army.ts";
import type { VariantDocument } from "../definition/schema-types.generated.ts";
import type { Ground } from "../definition/squares.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { checkExplosions, checkPetrified } from "./captures/check.ts";
import {
  checkCastlingPieces,
  checkCastlings,
  checkCastlingsFromHand,
  checkCastlingTargets,
  checkCastlingTexts,
} from "./castling/check.ts";
import { checkCounting } from "./counting/check.ts";
import { checkDraws } from "./draws/check.ts";
import { checkEntering } from "./entering/check.ts";
import { checkFirstLeaps, checkLeapers } from "./first-leaps/check.ts";
import { checkFlips } from "./flips/check.ts";
import { checkGoals, checkMaterial, checkStartingGoals } from "./goals/check.ts";
import { checkFillers, checkHands } from "./hands/check.ts";
import { checkLostLimits, checkMovePlaces, checkPromotions, checkStandingPromotions } from "./promotion/check.ts";
import type { RuleDrafts } from "./read.ts";
import { checkFlight } from "./royals/check.ts";
import { checkSeries } from "./series/check.ts";
import { checkRepeatedStarts, checkShuffles, startsOf } from "./shuffle/check.ts";
import { checkStrikes } from "./strikes/check.ts";
import { checkTrades } from "./trades/check.ts";
import { checkWalls } from "./walls/check.ts";

/** What is known before the starts. */
export interface Parts {
  readonly ground: Ground;
  readonly army: Army;
  readonly drafts: RuleDrafts;
  readonly document: VariantDocument;
}

/** Checks made before there is a start. */
export function checkRules({ ground, army, drafts, document }: Parts): void {
  checkMovePlaces(ground, army, drafts.promotions);
  checkPromotions(ground, army, drafts.promotions);
  checkCastlings(ground, drafts.castlings);
  checkCastlingTargets(ground, army, drafts.castlings, { ...drafts, board: ground.board });
  checkCastlingsFromHand(ground, drafts.castlings, drafts.hands);
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
}

/** Checks made before the starts are numbered. */
export function checkStarts({ ground, army, drafts }: Parts, setup: Position): void {
  checkShuffles(ground, army, drafts.shuffles, { setup, rules: { ...drafts, board: ground.board } });
}

/** Checks of the complete variant. */
export function checkWhole({ ground, army, drafts, document }: Parts, variant: Variant): void {
  checkCastlingPieces(ground, army, drafts, () => startsOf(variant));
  checkCastlingTexts(ground, variant, drafts.castlings);
  checkLeapers(ground, variant);
  checkRepeatedStarts(ground, variant);
  checkStartingGoals(ground, variant, drafts.goals);
  checkDraws(ground, variant, document);
  checkFlight(ground, variant, document);
  checkLostLimits(ground, variant, drafts.promotions);
  checkStandingPromotions(ground, variant, drafts.promotions);
  checkFillers(ground, variant);
}
