/** The promotions of a document. */

import { type Army, kindOf } from "../../definition/army.ts";
import type { Path } from "../../definition/located.ts";
import type {
  NotationStyle as NotationDocument,
  PromotionRule,
  VariantDocument,
} from "../../definition/schema-types.generated.ts";
import { ascending, bothSides, type Ground, readBoth, readSome } from "../../definition/squares.ts";
import { quote } from "../../diagnostic/fault.ts";
import type { BySide } from "../../geometry/board.ts";
import { boardSquares, SIDES, type Side, type Square } from "../../geometry/board.ts";
import { isPassingPlayed } from "../rule.ts";
import type { Occasion, Promotion, PromotionNotation, PromotionsOfVariant } from "./model.ts";
import { isIdle, isWhereItStands, promotionsOfKind } from "./rule.ts";

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
  const on = readOccasions(reader, rule);
  const zones = readZones(reader, rule, on);
  const to = readChoices(reader, rule.to ?? []);
  const limits = readLimits(reader, rule, to);
  checkEnPassant(reader, rule, on);
  const manner = readManner(reader, rule, on);
  const isWhole = reader.ground.faults.found.length === before;
  (rule.pieces ?? []).forEach((id, index) => {
    const at = [...reader.path, "pieces", index];
    const kind = kindOf(reader.ground, reader.army, at, id);
    if (kind === null) return;
    if (isRoyal(reader, kind) && (reader.army.hasKings || to.some((choice) => !isRoyal(reader, choice)))) {
      reader.ground.faults.value(at, ROYAL_PROMOTES);
      return;
    }
    if (rule.revert === true && !isRoyal(reader, kind) && to.some((choice) => isRoyal(reader, choice))) {
      reader.ground.faults.key([...path, "revert"], ROYAL_TURNS_BACK);
      return;
    }
    for (const side of sidesOf(rule)) {
      // staying what it is does not count as a choice: that is `optional`
      const others = to.filter((choice) => choice !== kind);
      const own = limits === null || limits === "lost" ? limits : others.map((choice) => limits.get(choice) ?? null);
      const usual = { path, isWhole, side, zone: zones[side], optional: rule.optional ?? false, on, ...manner };
      const enPassant = countsEnPassant(reader, rule, kind);
      const promotion = { ...usual, kind, to: others, limits: own, enPassant, isBack: false };
      if (!addPromotion(reader, at, promotion, promotions) || rule.revert !== true) continue;
      for (const other of others) {
        const enPassant = countsEnPassant(reader, rule, other);
        const back = { ...usual, kind: other, to: [kind], limits: null, enPassant, isBack: true };
        addPromotion(reader, [...path, "revert"], back, promotions);
      }
    }
  });
}

/** Adds a promotion unless those before it count wherever it would. @returns whether it was added */
function addPromotion(
  { ground, army }: RuleReader,
  at: Path,
  promotion: PlacedPromotion,
  promotions: PlacedPromotion[],
): boolean {
  const earlier = promotionsOfKind(promotions, promotion.side, promotion.kind);
  const isMeant = !promotion.isWhole || !isIdle(promotion, earlier);
  if (isMeant) promotions.push(promotion);
  else ground.faults.value(at, neverCounts(army.pieceTypes[promotion.kind].id));
  return isMeant;
}

/** What `move` stands for. */
const MOVES: readonly Occasion[] = ["arrive", "leave"];

function readOccasions({ ground, path }: RuleReader, rule: PromotionRule): Occasion[] {
  const at = [...path, "on"];
  const words = rule.on ?? ["arrive"];
  const twice = words.find((word, index) => words.indexOf(word) < index);
  if (twice) ground.faults.value(at, fault(`${quote(twice)} is said twice.`));
  const said = words.find((word) => word !== "move" && MOVES.includes(word));
  if (words.includes("move") && said)
    ground.faults.value(at, fault(`'move' is 'arrive' and 'leave' together: leave ${quote(said)} out.`));
  for (const [whole, part] of PARTS)
    if (words.includes(part) && words.some((word) => word === whole || (word === "move" && MOVES.includes(whole))))
      ground.faults.value(at, fault(`${quote(whole)} contains ${quote(part)}: leave one of them out.`));
  const meant = new Set<Occasion>(words.flatMap((word) => (word === "move" ? MOVES : [word])));
  const on = OCCASIONS.filter((occasion) => meant.has(occasion));
  if (isWhereItStands({ on }) && rule.optional !== undefined)
    ground.faults.key(
      [...path, "optional"],
      fault("A promotion where a piece stands is always a choice: leave it out."),
    );
  return on;
}

const OCCASIONS: readonly Occasion[] = ["arrive", "enter", "leave", "capture", "capture-there", "stay", "before-move"];

/** What always happens by something else happens by it. */
const PARTS: readonly (readonly [Occasion, Occasion])[] = [
  ["arrive", "enter"],
  ["capture", "capture-there"],
];

function readLimits(
  { ground, army, path }: RuleReader,
  { limit }: PromotionRule,
  to: readonly number[],
): "lost" | ReadonlyMap<number, number> | null {
  if (limit === undefined || limit === "lost") return limit ?? null;
  const limits = new Map<number, number>();
  for (const [id, most] of Object.entries(limit)) {
    const at = [...path, "limit", id];
    const kind = kindOf(ground, army, at, id);
    if (kind !== null && !to.includes(kind))
      ground.faults.key(at, fault(`${quote(id)} is none of the choices under 'to', so it needs no limit.`));
    if (kind !== null) limits.set(kind, most);
  }
  return limits;
}

function checkEnPassant({ ground, army, path }: RuleReader, rule: PromotionRule, on: readonly Occasion[]): void {
  if (rule["en-passant"] !== false) return;
  const at = [...path, "en-passant"];
  const kinds = [...(rule.pieces ?? []), ...(rule.revert ? (rule.to ?? []) : [])];
  const isPlayed = isPassingPlayed(army.pieceTypes.filter(({ id }) => kinds.includes(id)));
  if (isWhereItStands({ on }))
    ground.faults.key(at, fault("A promotion where a piece stands takes nothing: leave 'en-passant' out."));
  else if (!isPlayed) ground.faults.key(at, fault("None of its pieces captures en passant: leave 'en-passant' out."));
}

/** What is said of promotions where a piece stands alone. */
function readManner(
  { ground, path }: RuleReader,
  { attacks = true, last = false }: PromotionRule,
  on: readonly Occasion[],
): Pick<Promotion, "isHarmless" | "isLast"> {
  const said = [...(attacks ? [] : ["attacks"]), ...(last ? ["last"] : [])];
  for (const key of isWhereItStands({ on }) ? [] : said) {
    const message = `${quote(key)} is for promotions where a piece stands, by 'stay' and 'before-move' alone.`;
    ground.faults.key([...path, key], fault(message));
  }
  return { ...(attacks ? {} : { isHarmless: true }), ...(last ? { isLast: true } : {}) };
}

/** What never captures en passant has nothing to leave out. */
function countsEnPassant({ army }: RuleReader, rule: PromotionRule, kind: number): boolean {
  return rule["en-passant"] !== false || !isPassingPlayed([army.pieceTypes[kind]]);
}

function fault(message: string) {
  return { code: "promotion", message };
}

function isRoyal({ army }: RuleReader, kind: number): boolean {
  return army.royals.includes(kind);
}

const ROYAL_PROMOTES = { code: "promotion", message: "A royal piece cannot promote to one that is not." };

const ROYAL_TURNS_BACK = { code: "promotion", message: "A royal piece cannot turn back to one that is not." };

function neverCounts(id: string) {
  return fault(`This rule never counts for ${quote(id)}: one before it fits wherever it would.`);
}

function sidesOf({ side }: PromotionRule): readonly Side[] {
  if (side === undefined) return SIDES;
  return side === "white" ? [0] : [1];
}

function readZones(
  { ground, path }: RuleReader,
  rule: PromotionRule,
  on: readonly Occasion[],
): BySide<readonly Square[]> {
  const at = [...path, "zone"];
  const { zone, side } = rule;
  if (on.length === 1 && on[0] === "capture") {
    if (zone !== undefined && zone !== "all")
      ground.faults.key(at, fault("'capture' counts wherever a piece takes, whatever the zone: leave it out."));
    return bothSides(ground, boardSquares(ground.board));
  }
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
