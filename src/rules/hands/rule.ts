/** What hands hold, and what follows from them. */
import type { BySide, Side } from "../../geometry/board.ts";
import { isSamePiece, type Pieces } from "../../variant/pieces.ts";
import type { Position } from "../../variant/position.ts";
import type { Promotion } from "../model.ts";
import type { Drop, HandsOfPosition, HandsOfVariant } from "./model.ts";

/** Pieces on the board and in hands together, which numbers in hand are kept in. */
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
  return { hands, promoted: promoted.filter((square) => isSamePiece(pieces[square], now[square])) };
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

export function countPieces(hands: BySide<readonly number[]>): number {
  return [...hands[0], ...hands[1]].reduce((sum, count) => sum + count, 0);
}
