/** Promotion in the kernel's records of kinds. */
import type { Image } from "../../compile/image.ts";
import type { KindPlan } from "../../compile/kinds.ts";
import * as records from "../../layout/records.generated.ts";
import * as tables from "../../layout/tables.ts";

/** Flag of a kind whose choices depend on the square. */
export function promotionFlags({ side, pawn }: KindPlan, plans: readonly KindPlan[]): number {
  const become = plans.filter((other) => other.side === side && pawn?.to.includes(other.kind));
  const isPicky = pawn?.zone.some((square) => become.some(({ barred }) => barred.has(square)));
  return isPicky ? tables.KIND_PICKY : 0;
}

/** @param record address of the kind's record */
export function writePromotion(image: Image, { pawn }: KindPlan, record: number): void {
  const choices = pawn?.to ?? [];
  image.writeByte(record + records.KIND_PROMOTIONS, choices.length);
  for (const [index, kind] of choices.entries()) image.writeByte(record + records.KIND_PROMOTE_TO + index, kind);
  image.writeSet(record + records.KIND_ZONE, pawn?.zone ?? []);
}
