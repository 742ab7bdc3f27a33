/** What rules write into the kernel's tables, a line each. */
import type { Image } from "../compile/image.ts";
import type { KindPlan } from "../compile/kinds.ts";
import type { Attackers } from "../compile/programs.ts";
import type { WaySet } from "../compile/ways.ts";
import type { Variant } from "../variant/variant.ts";
import { writeDraws } from "./draws/compile.ts";
import {
  PASSING_ATTACKERS,
  PASSING_PROGRAM,
  passingFlags,
  passingListRules,
  writePassingKeys,
  writePassings,
} from "./en-passant/compile.ts";
import { promotionFlags, writePromotion } from "./promotion/compile.ts";

/** Attackers that rules add to those that capture what they attack. */
export interface RuleAttackers extends Attackers {
  readonly sets: (plan: KindPlan) => WaySet;
  /** The field of the rules with the address of their program. */
  readonly program: number;
}

export const RULE_ATTACKERS: readonly RuleAttackers[] = [
  { ...PASSING_ATTACKERS, sets: ({ passingAttackers }) => passingAttackers, program: PASSING_PROGRAM },
];

/** Bits of what the generator has to look after. */
export function listRules(variant: Variant, plans: readonly KindPlan[]): number {
  return passingListRules(variant.royal, plans);
}

/** Bits of what there is to know of a kind. */
export function kindFlags(plan: KindPlan, plans: readonly KindPlan[]): number {
  return passingFlags(plan) | promotionFlags(plan, plans);
}

/** @param record where the record of the kind is */
export function writeKindRules(image: Image, plan: KindPlan, record: number): void {
  writePromotion(image, plan, record);
}

/** Hash keys, in an order that stays. */
export function writeRuleKeys(image: Image, writeKey: (address: number) => void): void {
  writePassingKeys(image, writeKey);
}

/** Tables of their own. */
export function writeRuleTables(image: Image, plans: readonly KindPlan[]): void {
  writePassings(image, plans);
}

/** What the search alone asks for. */
export function writeRulesOfSearch(image: Image, variant: Variant): void {
  writeDraws(image, variant);
}
