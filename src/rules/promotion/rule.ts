/** Which pieces promote, to what, and where. */
import type { Side, Square } from "../../geometry/board.ts";
import type { Promotion } from "./model.ts";

const NOWHERE: readonly Square[] = [];

/** The promotion of a kind, or null. */
export function promotionOf(promotions: readonly Promotion[], side: Side, kind: number): Promotion | null {
  return promotions.find((rule) => rule.side === side && rule.kind === kind) ?? null;
}

/** Whether a kind promotes, for either side. */
export function isPromoting(promotions: readonly Promotion[], kind: number): boolean {
  return promotions.some((rule) => rule.kind === kind);
}

/** Where a piece may promote, even if it may not stand there. */
export function promotionZone(promotions: readonly Promotion[], side: Side, kind: number): readonly Square[] {
  return promotionOf(promotions, side, kind)?.zone ?? NOWHERE;
}

/** Where a piece must promote. */
export function dueZone(promotions: readonly Promotion[], side: Side, kind: number): readonly Square[] {
  const rule = promotionOf(promotions, side, kind);
  return rule && !rule.optional ? rule.zone : NOWHERE;
}

/** The choices of a promotion on a square of its zone: the kinds that may stand there.
 *  @param barred by side and kind, the squares where such a piece never stands */
export function choicesOn(
  { to, side }: Promotion,
  barred: readonly (readonly ReadonlySet<Square>[])[],
  square: Square,
): number[] {
  return to.filter((kind) => !barred[side][kind].has(square));
}
