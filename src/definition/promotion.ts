/** Promotion: who becomes what, and where. */
import { quote } from "../diagnostic/fault.ts";
import { SIDES, type Side, type Square } from "../geometry/board.ts";
import { squareName } from "../geometry/square.ts";
import { barredSquares, choicesOn } from "../variant/standing.ts";
import type { BySide, Promotion } from "../variant/variant.ts";
import type { Path } from "./located.ts";
import { type Army, kindOf } from "./pieces.ts";
import type { PromotionRule, VariantDocument } from "./schema-types.generated.ts";
import { ascending, bothSides, type Ground, readSquares } from "./squares.ts";

/** A promotion and the rule of the document that it comes from. */
interface PlacedPromotion extends Promotion {
  readonly path: Path;
}

export function readPromotions(ground: Ground, army: Army, document: VariantDocument): Promotion[] {
  const rules = Array.isArray(document.promotion) ? document.promotion : [];
  const promotions: PlacedPromotion[] = [];
  const before = ground.faults.found.length;
  rules.forEach((rule, index) => {
    addRule({ ground, army, path: ["promotion", index] }, rule, promotions);
  });
  if (ground.faults.found.length === before) checkChoices(ground, army, promotions);
  return promotions.map(({ path: _path, ...promotion }) => promotion);
}

interface RuleReader {
  readonly ground: Ground;
  readonly army: Army;
  readonly path: Path;
}

function addRule(reader: RuleReader, rule: PromotionRule, promotions: PlacedPromotion[]): void {
  const zones = readZones(reader, rule);
  const to = readChoices(reader, rule.to ?? []);
  (rule.pieces ?? []).forEach((id, index) => {
    const at = [...reader.path, "pieces", index];
    const kind = kindOf(reader.ground, reader.army, at, id);
    if (kind === null) return;
    if (kind === reader.army.royal) {
      reader.ground.faults.value(at, ROYAL_PROMOTES);
      return;
    }
    for (const side of sidesOf(rule)) {
      const isKnown = promotions.some((promotion) => promotion.kind === kind && promotion.side === side);
      if (isKnown) {
        reader.ground.faults.value(at, promotesTwice(id));
        return;
      }
      const { path } = reader;
      // what stays what it is has not promoted: `optional` says whether it may
      const others = to.filter((choice) => choice !== kind);
      promotions.push({ path, side, kind, zone: zones[side], to: others, optional: rule.optional ?? false });
    }
  });
}

const ROYAL_PROMOTES = { code: "promotion", message: "The royal piece cannot promote." };

function promotesTwice(id: string) {
  return { code: "promotion", message: `The piece ${quote(id)} has a rule of promotion for this side already.` };
}

function sidesOf({ side }: PromotionRule): readonly Side[] {
  if (side === undefined) return SIDES;
  return side === "white" ? [0] : [1];
}

function readZones({ ground, path }: RuleReader, { zone, side }: PromotionRule): BySide<readonly Square[]> {
  const at = [...path, "zone"];
  if (zone === undefined) return bothSides(ground, lastRank(ground));
  const squares = readSquares(ground, at, zone);
  if (squares.length === 0 && isEmptyZone(zone)) {
    ground.faults.value(at, { code: "promotion", message: "The zone of a promotion has at least one square." });
  }
  return side === undefined ? bothSides(ground, squares) : [ascending(squares), ascending(squares)];
}

function isEmptyZone(zone: string | readonly string[]): boolean {
  return (typeof zone === "string" ? [zone] : zone).every((text) => text.trim() === "none");
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
    if (kind === army.royal)
      ground.faults.value(at, { code: "promotion", message: "Nothing promotes to the royal piece." });
    if (to.includes(kind))
      ground.faults.value(at, { code: "promotion", message: `The choice ${quote(id)} is given twice.` });
    to.push(kind);
  });
  return to;
}

/** On every square of a zone something must be left to become: not the piece itself, nor what may not stand there. */
function checkChoices({ board, faults }: Ground, { pieces }: Army, promotions: readonly PlacedPromotion[]): void {
  const barred = barredSquares(pieces, promotions);
  const reported = new Set<Path>();
  for (const promotion of promotions) {
    const { path, kind, zone, to } = promotion;
    const square = zone.find((own) => choicesOn(promotion, barred, own).length === 0);
    if (square === undefined || reported.has(path)) continue;
    reported.add(path);
    const why = to.length > 0 ? `no choice may stand on ${squareName(board, square)}` : "it is its own only choice";
    const message = `${quote(pieces[kind].id)} has nothing to become: ${why}.`;
    faults.value([...path, "to"], { code: "promotion", message });
  }
}
