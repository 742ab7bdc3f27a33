/** Royal pieces in the kernel's tables. */
import type { Image } from "../../compile/image.ts";
import type { KindPlan } from "../../compile/kinds.ts";
import { RULES } from "../../layout/map.ts";
import * as records from "../../layout/records.generated.ts";
import * as shared from "../../layout/rules/royals.ts";
import type { Variant } from "../../variant/variant.ts";
import { mayHaveWalls } from "../rule.ts";
import { isCheckForbidden, isFlightForbidden, royalKinds } from "./rule.ts";

const ROYALTY = { each: shared.ROYALTY_EACH, last: shared.ROYALTY_LAST, all: shared.ROYALTY_ALL } as const;

export function writeRoyals(image: Image, variant: Variant, plans: readonly KindPlan[]): void {
  const kinds = royalKinds(variant.pieceTypes);
  const royalty = kinds.length === 0 ? shared.ROYALTY_NONE : ROYALTY[variant.check.royals];
  image.writeWord(RULES + records.RULES_ROYALTY, variant.royal === null ? royalty : shared.ROYALTY_KING);
  image.writeKinds(RULES + records.RULES_ROYAL_KINDS, kinds);
  const isRoyal = (kind: number) => kinds.includes(kind);
  const areAllTried = plans.some(
    ({ kind, pawn, turnings, movement }) =>
      [pawn, ...turnings].some((rule) => rule && (isRoyal(kind) || rule.to.some(isRoyal))) ||
      (isRoyal(kind) && movement.passings.length > 0),
  );
  // where one royal piece more may make others common, or end a check
  const comesFreely = variant.check.royals !== "each" && variant.hands?.drops.some(({ kind }) => isRoyal(kind));
  // checks and pins are found by attackers that take every piece
  const isSpared = variant.spares?.some((spared) => spared.some(isRoyal));
  image.writeByte(
    RULES + records.RULES_ARE_ALL_TRIED,
    areAllTried || comesFreely || isSpared || variant.captures.explode || mayHaveWalls(variant) ? 1 : 0,
  );
  image.writeByte(RULES + records.RULES_IS_CHECK_FORBIDDEN, isCheckForbidden(variant) ? 1 : 0);
  image.writeByte(RULES + records.RULES_IS_FLIGHT_FORBIDDEN, isFlightForbidden(variant) ? 1 : 0);
}
