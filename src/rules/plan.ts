/** What rules say of kinds of piece before tables are written. */
import type { Side, Square } from "../geometry/board.ts";
import type { Variant } from "../variant/variant.ts";
import { kingTargets } from "./castling/rule.ts";
import { isPassingPlayed } from "./en-passant/rule.ts";
import type { Promotion } from "./model.ts";
import { promotionOf } from "./promotion/rule.ts";

/** Where the pieces of one side and kind become what: whatever does is a pawn to the engine. */
export type Pawn = Pick<Promotion, "zone" | "to">;

/** Null for kinds that stay what they are. */
export function pawnOf({ promotions }: Variant, side: Side, kind: number): Pawn | null {
  return promotionOf(promotions, side, kind);
}

/** Whether it matters what a move passes over. */
export function isAnsweredInPassing({ pieceTypes }: Variant): boolean {
  return isPassingPlayed(pieceTypes);
}

/** Where rules take the king to safety. */
export function kingShelters({ castlings }: Variant, side: Side): Square[] {
  return kingTargets(castlings, side);
}
