/** What rules write into the kernel's tables, one line a rule. */
import type { Image } from "../compile/image.ts";
import type { KindPlan } from "../compile/kinds.ts";
import type { PathSet } from "../compile/paths.ts";
import type { Attackers } from "../compile/programs.ts";
import type { Worth } from "../compile/weights.ts";
import { hasHoppers, hasStrikers } from "../variant/piece-ways.ts";
import type { Variant } from "../variant/variant.ts";
import { writeCaptures } from "./captures/compile.ts";
import { writeDraws } from "./draws/compile.ts";
import {
  PASSING_ATTACKERS,
  PASSING_PROGRAM,
  passingFlags,
  passingListRules,
  writePassingKeys,
  writePassings,
} from "./en-passant/compile.ts";
import { writeEntering } from "./entering/compile.ts";
import { writeCountKeys, writeGoals } from "./goals/compile.ts";
import { writeGoalWorth } from "./goals/worth.ts";
import { writeHands, writeHandValues } from "./hands/compile.ts";
import { writePasses } from "./passes/compile.ts";
import { promotionFlags, writePromotion, writeTurnings } from "./promotion/compile.ts";
import { arePlain } from "./promotion/rule.ts";
import { writeRoyals } from "./royals/compile.ts";
import { isMatingGame } from "./rule.ts";
import { writeStrikes } from "./strikes/compile.ts";

/** Whether a variant has rules that only rich kernels know. */
export function isRich(variant: Variant): boolean {
  const { castlings, promotions, royal } = variant;
  return (
    !isMatingGame(variant) ||
    hasHoppers(variant) ||
    hasStrikers(variant) ||
    !arePlain(promotions) ||
    castlings.some(({ mover, isExclusive }) => mover !== royal || isExclusive)
  );
}

/** Attackers that rules add to ordinary captures. */
export interface RuleAttackers extends Attackers {
  readonly sets: (plan: KindPlan) => PathSet;
  /** The field of the rules header with the address of their program. */
  readonly program: number;
}

export const RULE_ATTACKERS: readonly RuleAttackers[] = [
  { ...PASSING_ATTACKERS, sets: ({ passingAttackers }) => passingAttackers, program: PASSING_PROGRAM },
];

/** Flags of what the move generator has to take care of. */
export function listRules(variant: Variant, plans: readonly KindPlan[]): number {
  return passingListRules(variant.royal, plans);
}

/** Flags of a kind. */
export function kindFlags(plan: KindPlan, plans: readonly KindPlan[]): number {
  return passingFlags(plan) | promotionFlags(plan, plans);
}

/** @param record address of the kind's record */
export function writeKindRules(image: Image, plan: KindPlan, record: number): void {
  writePromotion(image, plan, record);
}

/** Hash keys, in a fixed order. */
export function writeRuleKeys(image: Image, writeKey: (address: number) => void): void {
  writePassingKeys(image, writeKey);
}

/** Hash keys of what only some variants keep, after all others. */
export function writeFurtherKeys(variant: Variant, writeKey: (address: number) => void): void {
  writeCountKeys(variant, writeKey);
}

/** The rules' own tables. */
export function writeRuleTables(image: Image, variant: Variant, plans: readonly KindPlan[]): void {
  writePassings(image, plans);
  if (!isRich(variant)) return;
  writeRoyals(image, variant, plans);
  writeCaptures(image, variant);
  writeGoals(image, variant);
  writeHands(image, variant);
  writeEntering(image, variant);
  writeTurnings(image, variant, plans);
  writePasses(image, variant);
  writeStrikes(image, plans);
}

/** What only the search needs. */
export function writeRulesOfSearch(image: Image, variant: Variant, worth: Worth): void {
  writeDraws(image, variant);
  writeHandValues(image, variant, worth);
  if (isRich(variant)) writeGoalWorth(image, variant, worth.plans);
}
