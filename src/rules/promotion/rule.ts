/** Which pieces promote, to what, and where. */
import type { Side, Square } from "../../geometry/board.ts";
import type { Position } from "../../variant/position.ts";
import type { Occasion, Promotion, PromotionOfMove, PromotionsOfVariant } from "./model.ts";

/** The promotions of a kind, in the order in which they are asked. */
export function promotionsOfKind(promotions: readonly Promotion[], side: Side, kind: number): Promotion[] {
  return promotions.filter((rule) => rule.side === side && rule.kind === kind);
}

/** Whether the piece that moves becomes another. */
export function changesKind({ promotion }: PromotionOfMove): boolean {
  return promotion !== null;
}

/** Whether a kind promotes by arriving, for either side, as pawns do. */
export function isPromoting(promotions: readonly Promotion[], kind: number): boolean {
  return promotions.some((rule) => rule.kind === kind && isByArriving(rule));
}

export function isByArriving({ on }: Promotion): boolean {
  return on.length === 1 && on[0] === "arrive";
}

/** Whether a side and kind has one promotion, by arriving and to as many pieces as it likes. */
export function isPlain(promotions: readonly Promotion[], rule: Promotion): boolean {
  return hasUsualManner(rule) && promotionsOfKind(promotions, rule.side, rule.kind).length === 1;
}

/** Whether it is by arriving, en passant too, and to as many pieces as it likes. */
function hasUsualManner(rule: Promotion): boolean {
  return isByArriving(rule) && rule.limits === null && rule.enPassant;
}

/** Whether all promotions of a variant are such. */
export function arePlain(promotions: readonly Promotion[]): boolean {
  return promotions.every((rule) => isPlain(promotions, rule));
}

/** Whether a promotion has one of some occasions. */
export function happensBy({ on }: Promotion, occasions: readonly Occasion[]): boolean {
  return occasions.some((occasion) => on.includes(occasion));
}

/** Of a piece where it stands, by no move that it makes as what it has been. */
const STANDING: readonly Occasion[] = ["stay", "before-move"];

/** Whether the piece may promote where it stands. */
export function beginsWhereItStands(rule: Promotion): boolean {
  return happensBy(rule, STANDING);
}

/** Whether it promotes in no other way. */
export function isWhereItStands({ on }: Pick<Promotion, "on">): boolean {
  return on.every((occasion) => STANDING.includes(occasion));
}

/** Whether more is said of it than small kernels know. */
export function needsFull(rule: Promotion): boolean {
  return happensBy(rule, ["before-move"]) || rule.isHarmless === true || rule.isLast === true;
}

/** Whether a move is made by what the piece has become before it. */
export function isBeforeMove(promotions: readonly Promotion[], { promotion, kind, from, to }: PromotingMove): boolean {
  return (
    promotion !== null &&
    from !== to &&
    promotions.some((rule) => rule.kind === kind && happensBy(rule, ["before-move"]))
  );
}

interface PromotingMove extends PromotionOfMove {
  readonly kind: number;
  readonly from: Square;
  readonly to: Square;
}

/** Where a piece may promote by arriving, even if it may not stand there. */
export function promotionZone(promotions: readonly Promotion[], side: Side, kind: number): Square[] {
  const own = promotionsOfKind(promotions, side, kind).filter((rule) => happensBy(rule, ["arrive", "enter"]));
  return [...new Set(own.flatMap(({ zone }) => zone))];
}

/** Where a piece may never be found as what it is, because it must have promoted: on squares where arriving is enough. What
 *  promotes by leaving or where it stands has to be there first, by a drop. */
export function dueZone(promotions: readonly Promotion[], side: Side, kind: number): Square[] {
  const due: Square[] = [];
  const open = new Set<Square>();
  for (const rule of promotionsOfKind(promotions, side, kind)) {
    const isArriving = happensBy(rule, ["arrive"]);
    const stays = rule.optional || happensBy(rule, ["leave", ...STANDING]);
    // a later rule may be for captures en passant
    if (isArriving && !stays && rule.enPassant) due.push(...rule.zone.filter((square) => !open.has(square)));
    if (isArriving && stays) for (const square of rule.zone) open.add(square);
    // whatever this one lets pass, no later one is asked about
    if (rule.optional && happensBy(rule, ["enter", "leave", "capture", "capture-there"])) break;
  }
  return due;
}

/** Whether others are asked first wherever a promotion fits. */
export function isIdle(rule: Promotion, all: readonly Promotion[]): boolean {
  const earlier = all.filter(
    ({ enPassant, isLast }) => (enPassant || !rule.enPassant) && (!isLast || rule.isLast === true),
  );
  const whole = (...occasions: Occasion[]) =>
    new Set(earlier.flatMap((other) => (happensBy(other, occasions) ? other.zone : [])));
  const takes = earlier.some((other) => happensBy(other, ["capture"]));
  const covers = (occasion: Occasion, ...by: Occasion[]) => {
    const zone = whole(...by);
    return !happensBy(rule, [occasion]) || rule.zone.every((square) => zone.has(square));
  };
  return (
    earlier.length > 0 &&
    covers("arrive", "arrive") &&
    covers("enter", "arrive", "enter") &&
    covers("leave", "leave") &&
    STANDING.every((occasion) => covers(occasion, occasion)) &&
    (takes || !happensBy(rule, ["capture"])) &&
    (takes || (covers("capture-there", "arrive", "capture-there") && covers("capture-there", "leave", "capture-there")))
  );
}

/** From where a piece promotes by leaving, and whether it does so by taking: then it may go to squares forbidden to it. */
export function openings(
  promotions: readonly Promotion[],
  side: Side,
  kind: number,
): { readonly from: readonly Square[]; readonly byCapture: boolean } {
  const own = promotionsOfKind(promotions, side, kind);
  return {
    from: own.flatMap((rule) => (happensBy(rule, ["leave"]) ? rule.zone : [])),
    byCapture: own.some((rule) => happensBy(rule, ["capture"])),
  };
}

/** The same for captures en passant. */
export function openingsInPassing(rules: PromotionsOfVariant, side: Side, kind: number): ReturnType<typeof openings> {
  return openings(promotionsInPassing(rules).promotions, side, kind);
}

/** The promotions for which captures en passant count. */
export function promotionsInPassing({ promotions }: PromotionsOfVariant): PromotionsOfVariant {
  return { promotions: promotions.filter(({ enPassant }) => enPassant) };
}

/** The kinds that pieces of a side and kind may become. */
export function becomingOf(promotions: readonly Promotion[], side: Side, kind: number): number[] {
  return [...new Set(promotionsOfKind(promotions, side, kind).flatMap(({ to }) => to))];
}

/** The choices of a promotion on a square: the kinds that may stand there.
 *  @param barred by side and kind, the squares where such a piece never stands */
export function choicesOn(
  { to, side }: Promotion,
  barred: readonly (readonly ReadonlySet<Square>[])[],
  square: Square,
): number[] {
  return to.filter((kind) => !barred[side][kind].has(square));
}

/** By choice: how many such pieces the side may have; null for any number.
 *  @param start the variant's setup */
export function limitsOf(
  { limits, to, side }: Promotion,
  { pieces, hands }: Pick<Position, "pieces" | "hands">,
): readonly (number | null)[] {
  if (limits !== "lost") return limits ?? to.map(() => null);
  const standing = (kind: number) => pieces.filter((piece) => piece?.side === side && piece.kind === kind).length;
  return to.map((kind) => standing(kind) + (hands?.[side][kind] ?? 0));
}

/** The part of the digest: what only some promotions have is left out of the others. */
export function promotionsIdentity(promotions: readonly Promotion[]): unknown {
  return promotions.map((rule) => {
    const { side, kind, zone, to, optional, on, limits, enPassant, isBack, isHarmless, isLast } = rule;
    const usual = { side, kind, zone, to, optional };
    if (hasUsualManner(rule) && !isBack) return usual;
    return { ...usual, on, limits, isBack, ...(enPassant ? {} : { enPassant }), isHarmless, isLast };
  });
}
