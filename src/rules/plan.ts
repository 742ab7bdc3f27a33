/** What the tables need to know of rules, by kind. */
import type { Side, Square } from "../geometry/board.ts";
import type { Variant } from "../variant/variant.ts";
import { kingTargets } from "./castling/rule.ts";
import { isPassingPlayed } from "./en-passant/rule.ts";
import { isWantedLost } from "./goals/rule.ts";
import type { Promotion } from "./model.ts";
import { arePlain, becomingOf, isByArriving, openings, promotionsOfKind, promotionZone } from "./promotion/rule.ts";

export { openingsInPassing } from "./promotion/rule.ts";

/** Where the pieces of a side and kind promote, and to what: whatever promotes by arriving alone is a pawn to the engine. */
export type Pawn = Pick<Promotion, "zone" | "to">;

/** Null for kinds that do not promote, or otherwise. */
export function pawnOf({ promotions }: Variant, side: Side, kind: number): Pawn | null {
  const own = promotionsOfKind(promotions, side, kind);
  if (own.length === 0 || own.some((rule) => !isByArriving(rule))) return null;
  return { zone: promotionZone(promotions, side, kind), to: becomingOf(promotions, side, kind) };
}

/** The kinds that pieces of a side and kind may become. */
export function choicesOf({ promotions }: Variant, side: Side, kind: number): readonly number[] {
  return becomingOf(promotions, side, kind);
}

/** A promotion of rich kernels. */
export type Turning = Promotion;

/** The promotions of a side and kind that more is said of than a zone and choices; empty in variants where that is all. */
export function turningsOf({ promotions }: Variant, side: Side, kind: number): readonly Turning[] {
  return arePlain(promotions) ? [] : promotionsOfKind(promotions, side, kind);
}

/** How a piece may go to squares that are forbidden to it: from where, and whether by taking anything. */
export interface Openings {
  readonly from: readonly Square[];
  readonly byCapture: boolean;
}

export function openingsOf({ promotions }: Variant, side: Side, kind: number): Openings {
  return openings(promotions, side, kind);
}

/** Whether any piece captures en passant, so that the squares that a move crosses matter. */
export function isAnsweredInPassing({ pieceTypes }: Variant): boolean {
  return isPassingPlayed(pieceTypes);
}

/** The squares where rules take the king to safety. */
export function kingShelters({ castlings }: Variant, side: Side): Square[] {
  return kingTargets(castlings, side);
}

/** Whether a side wins by losing pieces of a kind. */
export function isBurden(variant: Variant, kind: number): boolean {
  return isWantedLost(variant, kind);
}
