/** Who becomes what, and where. */
import type { Side, Square } from "../../geometry/board.ts";
import type { Promotion } from "./model.ts";

const NOWHERE: readonly Square[] = [];

/** The rule of a kind, or null when it does not promote. */
export function promotionOf(promotions: readonly Promotion[], side: Side, kind: number): Promotion | null {
  return promotions.find((rule) => rule.side === side && rule.kind === kind) ?? null;
}

/** Where a piece may go although it may not stay. */
export function promotionZone(promotions: readonly Promotion[], side: Side, kind: number): readonly Square[] {
  return promotionOf(promotions, side, kind)?.zone ?? NOWHERE;
}

/** Where a piece may not stay what it is. */
export function dueZone(promotions: readonly Promotion[], side: Side, kind: number): readonly Square[] {
  const rule = promotionOf(promotions, side, kind);
  return rule && !rule.optional ? rule.zone : NOWHERE;
}

/** What a rule offers on a square of its zone: kinds that may stand there.
 *  @param barred squares by side and kind where such a piece is never found */
export function choicesOn(
  { to, side }: Promotion,
  barred: readonly (readonly ReadonlySet<Square>[])[],
  square: Square,
): number[] {
  return to.filter((kind) => !barred[side][kind].has(square));
}
