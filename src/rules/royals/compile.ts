/** Royal pieces in the kernel's tables. */
import type { Image } from "../../compile/image.ts";
import type { KindPlan } from "../../compile/kinds.ts";
import { RULES } from "../../layout/map.ts";
import * as records from "../../layout/records.generated.ts";
import * as shared from "../../layout/rules/royals.ts";
import type { Variant } from "../../variant/variant.ts";
import { isCheckForbidden, royalKinds } from "./rule.ts";

const ROYALTY = { each: shared.ROYALTY_EACH, last: shared.ROYALTY_LAST, all: shared.ROYALTY_ALL } as const;

export function writeRoyals(image: Image, variant: Variant, plans: readonly KindPlan[]): void {
  const kinds = royalKinds(variant.pieceTypes);
  const royalty = kinds.length === 0 ? shared.ROYALTY_NONE : ROYALTY[variant.check.royals];
  image.writeWord(RULES + records.RULES_ROYALTY, variant.royal === null ? royalty : shared.ROYALTY_KING);
  image.writeWord(
    RULES + records.RULES_ROYAL_KINDS,
    kinds.reduce((bits, kind) => bits | (1 << kind), 0),
  );
  const isRoyal = (kind: number) => kinds.includes(kind);
  const areAllTried = plans.some(
    ({ kind, pawn, movement }) => pawn?.to.some(isRoyal) || (isRoyal(kind) && (pawn || movement.passings.length > 0)),
  );
  image.writeByte(RULES + records.RULES_ARE_ALL_TRIED, areAllTried ? 1 : 0);
  image.writeByte(RULES + records.RULES_IS_CHECK_FORBIDDEN, isCheckForbidden(variant) ? 1 : 0);
}
