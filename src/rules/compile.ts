/** What rules write into the kernel's tables, one line a rule. Those that plain variants do without are in `rich-compile.ts`. */
import type { Image } from "../compile/image.ts";
import type { KindPlan } from "../compile/kinds.ts";
import type { PathSet } from "../compile/paths.ts";
import type { Attackers } from "../compile/programs.ts";
import type { Worth } from "../compile/weights.ts";
import { hasHoppers, hasStrikers } from "../variant/piece-ways.ts";
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
import { hasLines, hasSharedLosses, isFacingForbidden } from "./goals/rule.ts";
import { promotionFlags, writePromotion } from "./promotion/compile.ts";
import { arePlain, needsFull } from "./promotion/rule.ts";
import { isFlightForbidden } from "./royals/rule.ts";
import { isMatingGame } from "./rule.ts";

/** Whether a variant has rules that only rich kernels know. */
export function isRich(variant: Variant): boolean {
  const { castlings, promotions, royal } = variant;
  return (
    !isMatingGame(variant) ||
    hasHoppers(variant) ||
    hasStrikers(variant) ||
    !arePlain(promotions) ||
    castlings.some(({ mover, isExclusive, upTo }) => mover !== royal || isExclusive || upTo !== undefined)
  );
}

/** Whether it has some that only full ones know. */
export function isFull(variant: Variant): boolean {
  return ONLY_FULL.some((isThere) => isThere(variant));
}

const ONLY_FULL: readonly ((variant: Variant) => unknown)[] = [
  hasStrikers,
  hasLines,
  hasSharedLosses,
  isFacingForbidden,
  isFlightForbidden,
  ({ captures, flips, trades, material, counting, walls, series }) =>
    captures.explode || captures.petrify || flips || trades || material?.boardAlone || counting || walls || series,
  ({ hands }) => hands?.drops.some(({ landing }) => landing),
  ({ firstLeaps }) => firstLeaps.length > 0,
  ({ promotions }) => promotions.some(needsFull),
];

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

/** What is written for rich kernels alone, and fetched with them. */
export interface RichTables {
  readonly writeTables: (image: Image, variant: Variant, plans: readonly KindPlan[]) => void;
  /** Hash keys of what only some variants keep, after all others. */
  readonly writeKeys: (variant: Variant, writeKey: (address: number) => void) => void;
  /** What only the search needs. */
  readonly writeOfSearch: (image: Image, variant: Variant, worth: Worth) => void;
}

let rich: RichTables | null = null;

export function provideRichTables(tables: RichTables): void {
  rich = tables;
}

/** Null for kernels that know nothing of them.
 *  @throws {Error} when they have not been provided */
function richTablesOf({ isRich }: Image): RichTables | null {
  if (!isRich) return null;
  if (!rich) throw new Error("the tables of these rules are not loaded: load the variant's kernel");
  return rich;
}

/** Hash keys of what only some variants keep, after all others. */
export function writeFurtherKeys(image: Image, variant: Variant, writeKey: (address: number) => void): void {
  richTablesOf(image)?.writeKeys(variant, writeKey);
}

/** The rules' own tables. */
export function writeRuleTables(image: Image, variant: Variant, plans: readonly KindPlan[]): void {
  writePassings(image, plans);
  richTablesOf(image)?.writeTables(image, variant, plans);
}

/** What only the search needs. */
export function writeRulesOfSearch(image: Image, variant: Variant, worth: Worth): void {
  writeDraws(image, variant);
  richTablesOf(image)?.writeOfSearch(image, variant, worth);
}
