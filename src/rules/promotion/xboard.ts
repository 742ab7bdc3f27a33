/** What XBoard knows of promotion: pawns become another piece on the last rank. */

import type { GameMove } from "../../engine/game-move.ts";
import { rankOf, type Side, WHITE } from "../../geometry/board.ts";
import type { Variant } from "../../variant/variant.ts";

/** What is said of such rules. */
export const ELSEWHERE = "pieces promote otherwise than on the last rank";

/** Whether a kind promotes as XBoard's pawns do: always, on the last rank and nowhere else. */
export function promotesAsPawn(variant: Variant, kind: number): boolean {
  return variant.pieceTypes[kind].letter.length === 1 && [0, 1].every((side) => isUsual(variant, kind, side as Side));
}

/** Whether a kind is a pawn that promotes elsewhere, or otherwise. */
export function isOtherPawn(variant: Variant, kind: number): boolean {
  const promotes = variant.promotions.some((promotion) => promotion.kind === kind);
  return promotes && variant.pieceTypes[kind].resetsClock && !promotesAsPawn(variant, kind);
}

/** Whether some other piece promotes than those of a kind, or these otherwise than XBoard's pawns. */
export function promotesElsewhere(variant: Variant, pawn: number | null): boolean {
  return variant.promotions.some(({ kind }) => kind !== pawn || !promotesAsPawn(variant, kind));
}

/** Whether some piece becomes one of a kind. */
export function isMade({ promotions }: Variant, kind: number): boolean {
  return promotions.some(({ to }) => to.includes(kind));
}

/** The letter of what a move makes of its piece, or null. */
export function promotedLetter({ pieceTypes }: Variant, { promotion }: GameMove): string | null {
  return pieceTypes.find(({ id }) => id === promotion)?.letter ?? null;
}

function isUsual({ board, promotions }: Variant, kind: number, side: Side): boolean {
  const [promotion, ...others] = promotions.filter((one) => one.kind === kind && one.side === side);
  const last = side === WHITE ? board.ranks - 1 : 0;
  return (
    promotion !== undefined &&
    others.length === 0 &&
    !promotion.optional &&
    promotion.zone.length === board.files &&
    promotion.zone.every((square) => rankOf(board, square) === last)
  );
}
