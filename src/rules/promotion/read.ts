/** The promotions of a document. */

import type { Path } from "../../definition/located.ts";
import { type Army, kindOf } from "../../definition/pieces.ts";
import type {
  NotationStyle as NotationDocument,
  PromotionRule,
  VariantDocument,
} from "../../definition/schema-types.generated.ts";
import { ascending, bothSides, type Ground, readBoth, readSome } from "../../definition/squares.ts";
import { quote } from "../../diagnostic/fault.ts";
import type { BySide } from "../../geometry/board.ts";
import { SIDES, type Side, type Square } from "../../geometry/board.ts";
import type { Promotion, PromotionNotation, PromotionsOfVariant } from "./model.ts";
import { promotionOf } from "./rule.ts";

/** A promotion with its rule in the document. */
export interface PlacedPromotion extends Promotion {
  readonly path: Path;
  /** False when a fault in its rule has been reported already. */
  readonly isWhole: boolean;
}

/** The key whose value `none` removes inherited promotions. */
export const PROMOTION_KEY = "promotion";

export function readPromotions(ground: Ground, army: Army, document: VariantDocument): PlacedPromotion[] {
  const rules = Array.isArray(document.promotion) ? document.promotion : [];
  const promotions: PlacedPromotion[] = [];
  rules.forEach((rule, index) => {
    addRule({ ground, army, path: ["promotion", index] }, rule, promotions);
  });
  return promotions;
}

interface RuleReader {
  readonly ground: Ground;
  readonly army: Army;
  readonly path: Path;
}

function addRule(reader: RuleReader, rule: PromotionRule, promotions: PlacedPromotion[]): void {
  const { path } = reader;
  const before = reader.ground.faults.found.length;
  const zones = readZones(reader, rule);
  const to = readChoices(reader, rule.to ?? []);
  const isWhole = reader.ground.faults.found.length === before;
  (rule.pieces ?? []).forEach((id, index) => {
    const at = [...reader.path, "pieces", index];
    const kind = kindOf(reader.ground, reader.army, at, id);
    if (kind === null) return;
    if (isRoyal(reader, kind) && (reader.army.hasKings || to.some((choice) => !isRoyal(reader, choice)))) {
      reader.ground.faults.value(at, ROYAL_PROMOTES);
      return;
    }
    for (const side of sidesOf(rule)) {
      if (promotionOf(promotions, side, kind)) {
        reader.ground.faults.value(at, promotesTwice(id));
        return;
      }
      // staying what it is does not count as a choice: that is `optional`
      const others = to.filter((choice) => choice !== kind);
      const optional = rule.optional ?? false;
      promotions.push({ path, isWhole, side, kind, zone: zones[side], to: others, optional });
    }
  });
}

function isRoyal({ army }: RuleReader, kind: number): boolean {
  return army.royals.includes(kind);
}

const ROYAL_PROMOTES = { code: "promotion", message: "A royal piece cannot promote to one that is not." };

function promotesTwice(id: string) {
  return { code: "promotion", message: `The piece ${quote(id)} has a rule of promotion for this side already.` };
}

function sidesOf({ side }: PromotionRule): readonly Side[] {
  if (side === undefined) return SIDES;
  return side === "white" ? [0] : [1];
}

function readZones({ ground, path }: RuleReader, rule: PromotionRule): BySide<readonly Square[]> {
  const at = [...path, "zone"];
  const { zone, side } = rule;
  if (zone === undefined) return bothSides(ground, lastRank(ground));
  const meaning = side === undefined ? "mirrored" : "same";
  const zones = readSome(ground, at, "The zone of a promotion", () => readBoth(ground, at, zone, meaning));
  return [ascending(zones[0]), ascending(zones[1])];
}

function lastRank({ board }: Ground): Square[] {
  return Array.from({ length: board.files }, (_, file) => (board.ranks - 1) * board.files + file);
}

function readChoices({ ground, army, path }: RuleReader, ids: readonly string[]): number[] {
  const to: number[] = [];
  ids.forEach((id, index) => {
    const at = [...path, "to", index];
    const kind = kindOf(ground, army, at, id);
    if (kind === null) return;
    if (army.hasKings && kind === army.royal)
      ground.faults.value(at, { code: "promotion", message: "Nothing promotes to the royal piece." });
    if (to.includes(kind))
      ground.faults.value(at, { code: "promotion", message: `The choice ${quote(id)} is given twice.` });
    to.push(kind);
  });
  return to;
}

/** The promotions without what only the checks need. */
export function promotionsOf(placed: readonly PlacedPromotion[]): PromotionsOfVariant {
  return { promotions: placed.map(({ path: _path, isWhole: _isWhole, ...promotion }) => promotion) };
}

export function readPromotionNotation(notation: NotationDocument): PromotionNotation {
  return { promotion: notation.promotion === "d8Q" ? "" : "=" };
}
