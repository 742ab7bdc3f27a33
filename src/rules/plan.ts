/** What the tables need to know of rules, by kind. */
import type { Side, Square } from "../geometry/board.ts";
import type { Variant } from "../variant/variant.ts";
import { kingTargets } from "./castling/rule.ts";
import { isPassingPlayed } from "./en-passant/rule.ts";
import type { Promotion } from "./model.ts";
import { promotionOf } from "./promotion/rule.ts";

/** Where the pieces of a side and kind promote, and to what: whatever promotes is a pawn to the engine. */
export type Pawn = Pick<Promotion, "zone" | "to">;

/** Null for kinds that do not promote. */
export function pawnOf({ promotions }: Variant, side: Side, kind: number): Pawn | null {
  return promotionOf(promotions, side, kind);
}

/** Whether any piece captures en passant, so that the squares that a move crosses matter. */
export function isAnsweredInPassing({ pieceTypes }: Variant): boolean {
  return isPassingPlayed(pieceTypes);
}

/** The squares where rules take the king to safety. */
export function kingShelters({ castlings }: Variant, side: Side): Square[] {
  return kingTargets(castlings, side);
}
