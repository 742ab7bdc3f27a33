/** Checks of the rules in variant files, one line a rule; each reports what it finds. Those of rules that few files have are in `rich-check.ts`. */
import { lateChecks } from "../definition/late-checks.ts";
import { hasTrails } from "../variant/piece-ways.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import {
  checkCastlingPieces,
  checkCastlings,
  checkCastlingsFromHand,
  checkCastlingTargets,
  checkCastlingTexts,
} from "./castling/check.ts";
import { checkDraws } from "./draws/check.ts";
import type { Parts } from "./parts.ts";
import { checkLostLimits, checkMovePlaces, checkPromotions, checkStandingPromotions } from "./promotion/check.ts";
import { speaksOfRichRules } from "./read.ts";
import { checkRepeatedStarts, checkShuffles, startsOf } from "./shuffle/check.ts";

/** Checks made before there is a start. */
export function checkRules(parts: Parts): void {
  const { ground, army, drafts } = parts;
  checkMovePlaces(ground, army, drafts.promotions);
  checkPromotions(ground, army, drafts.promotions);
  checkCastlings(ground, drafts.castlings);
  checkCastlingTargets(ground, army, drafts.castlings, { ...drafts, board: ground.board });
  checkCastlingsFromHand(ground, drafts.castlings, drafts.hands);
  if (isRich(parts)) lateChecks().checkRichRules(parts);
}

/** Checks made before the starts are numbered. */
export function checkStarts({ ground, army, drafts }: Parts, setup: Position): void {
  checkShuffles(ground, army, drafts.shuffles, { setup, rules: { ...drafts, board: ground.board } });
}

/** Checks of the complete variant. */
export function checkWhole(parts: Parts, variant: Variant): void {
  const { ground, army, drafts, document } = parts;
  checkCastlingPieces(ground, army, drafts, () => startsOf(variant));
  checkCastlingTexts(ground, variant, drafts.castlings);
  checkRepeatedStarts(ground, variant);
  checkDraws(ground, variant, document);
  checkLostLimits(ground, variant, drafts.promotions);
  checkStandingPromotions(ground, variant, drafts.promotions);
  if (isRich(parts)) lateChecks().checkRichWhole(parts, variant);
}

/** Whether a file has more than kings, castling and promotion: the rules that `rich-check.ts` is about. */
function isRich({ army, drafts, document }: Parts): boolean {
  const { win, lose, material, check, draws = {} } = document;
  const isSpokenOf = [win, lose, material, check, draws.by].some((value) => value !== undefined);
  if (isSpokenOf || speaksOfRichRules(document) || !army.hasKings) return true;
  return drafts.goals.some(({ path }) => path) || hasTrails(army);
}
