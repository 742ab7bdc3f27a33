/** Promotion in the kernel's records of kinds. What rich kernels know of it besides is in `turnings.ts`. */
import type { Image } from "../../compile/image.ts";
import type { KindPlan } from "../../compile/kinds.ts";
import * as records from "../../layout/records.generated.ts";
import * as tables from "../../layout/tables.ts";

/** Flags of a kind: its choices depend on the square, or on more than that. */
export function promotionFlags({ side, pawn, turnings }: KindPlan, plans: readonly KindPlan[]): number {
  if (turnings.length > 0) return tables.KIND_TURNS;
  const become = plans.filter((other) => other.side === side && pawn?.to.includes(other.kind));
  const isPicky = pawn?.zone.some((square) => become.some(({ barred }) => barred.has(square)));
  return isPicky ? tables.KIND_PICKY : 0;
}

/** @param record address of the kind's record */
export function writePromotion(image: Image, { pawn, turnings }: KindPlan, record: number): void {
  if (!pawn || turnings.length > 0) return;
  image.writeByte(record + records.KIND_PROMOTIONS, pawn.to.length);
  for (const [index, kind] of pawn.to.entries()) image.writeByte(record + records.KIND_PROMOTE_TO + index, kind);
  image.writeSet(record + records.KIND_ZONE, pawn.zone);
}
