/** What hands hold, and what follows from them. */
import type { BySide, Side } from "../../geometry/board.ts";
import { type Pieces, standingStill } from "../../variant/pieces.ts";
import type { Piece, Position } from "../../variant/position.ts";
import type { Promotion } from "../model.ts";
import type { Drop, Hands, HandsOfPosition, HandsOfVariant } from "./model.ts";

/** Pieces that a hand keeps the number of; where captures fill hands, so many on the board and in hands together. */
export const MOST_PIECES = 255;

export function handsAtStart({ hands }: HandsOfVariant): HandsOfPosition {
  return { hands: hands?.start ?? null, promoted: [] };
}

/** No piece in hand.
 *  @param kinds how many there are */
export function emptyHands({ hands }: HandsOfVariant, kinds: number): HandsOfPosition {
  if (!hands) return { hands: null, promoted: [] };
  return { hands: [Array<number>(kinds).fill(0), Array<number>(kinds).fill(0)], promoted: [] };
}

/** What remains when pieces on the board were changed: marks of those that still stand. */
export function handsKept({ hands, promoted, pieces }: Position, now: Pieces): HandsOfPosition {
  return { hands, promoted: standingStill(promoted, pieces, now) };
}

/** Whether it is noted of a piece of the kind that it has promoted. */
export function isMarked({ hands }: HandsOfVariant, side: Side, kind: number): boolean {
  return hands !== null && hands.fallsBack[side][kind] !== null;
}

/** Whether a side has pieces in hand. */
export function holdsPieces({ hands }: HandsOfPosition, side: Side): boolean {
  return hands?.[side].some((count) => count > 0) ?? false;
}

export function dropOf(drops: readonly Drop[], side: Side, kind: number): Drop | null {
  return drops.find((drop) => drop.side === side && drop.kind === kind) ?? null;
}

/** The kinds of a side that promote to a kind. */
export function sourcesOf(promotions: readonly Promotion[], side: Side, kind: number): number[] {
  return [...new Set(forth(promotions, side).flatMap((rule) => (rule.to.includes(kind) ? [rule.kind] : [])))];
}

/** What pieces of a side and kind promote to. */
export function choicesOf(promotions: readonly Promotion[], side: Side, kind: number): number[] {
  return [...new Set(forth(promotions, side).flatMap((rule) => (rule.kind === kind ? rule.to : [])))];
}

/** What is turned back has not promoted. */
function forth(promotions: readonly Promotion[], side: Side): Promotion[] {
  return promotions.filter((rule) => rule.side === side && !rule.isBack);
}

/** The part of the digest, null without hands. */
export function handsIdentity({ hands }: HandsOfVariant, start: HandsOfPosition): unknown {
  return hands && [hands, start.hands, start.promoted];
}

/** Whether it depends on what stands on the board where some drop lands, or some need no piece in the hand. */
export function hasLandings({ hands }: HandsOfVariant): boolean {
  return hands?.drops.some(({ landing }) => landing) ?? false;
}

/** The kinds that a side may have in hand, and those that it drops without one there, ascending. */
export function stockedKinds({ hands }: HandsOfVariant, side: Side): number[] {
  if (!hands) return [];
  const endless = hands.drops.flatMap(({ side: own, hand, landing }) =>
    own === side && landing?.endless ? [hand] : [],
  );
  return [...new Set([...hands.held[side], ...endless])].sort((a, b) => a - b);
}

/** Whether a side drops pieces of a kind without one in the hand. */
export function isEndless({ hands }: HandsOfVariant, { kind, side }: Piece): boolean {
  return hands?.drops.some((drop) => drop.side === side && drop.hand === kind && drop.landing?.endless) ?? false;
}

/** Whether a side may drop what it does not hold. */
export function dropsEndlessly({ hands }: HandsOfVariant): boolean {
  return hands?.drops.some(({ landing }) => landing?.endless) ?? false;
}

/** Whether hands keep the numbers of these pieces beside so many on the board: where captures fill them, all may come into one. */
export function hasRoom({ fills }: Pick<Hands, "fills">, held: BySide<readonly number[]>, standing: number): boolean {
  return fills ? countPieces(held) + standing <= MOST_PIECES : held.flat().every((count) => count <= MOST_PIECES);
}

export function countPieces(hands: BySide<readonly number[]>): number {
  return [...hands[0], ...hands[1]].reduce((sum, count) => sum + count, 0);
}
