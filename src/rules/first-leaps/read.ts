/** First leaps in a document. */
import { type Army, kindsOf } from "../../definition/army.ts";
import { readLeaps } from "../../definition/leaps.ts";
import type { Piece, VariantDocument } from "../../definition/schema-types.generated.ts";
import type { Ground } from "../../definition/squares.ts";
import { FIRST_LEAP_KEY } from "./document.ts";
import type { FirstLeap } from "./model.ts";

export function readFirstLeaps(ground: Ground, army: Army, { pieces }: VariantDocument): FirstLeap[] {
  return army.pieceTypes.flatMap(({ id }, kind) => {
    const piece = pieces?.[id];
    const rule = typeof piece === "object" ? piece[FIRST_LEAP_KEY] : undefined;
    if (typeof rule !== "object" || rule.to === undefined) return [];
    const path = ["pieces", id, FIRST_LEAP_KEY];
    const lostTo = kindsOf(ground, army, [...path, "lost-to"], rule["lost-to"] ?? []);
    // who spares the piece attacks it nowhere
    const isSpared = (other: number) => sparedBy(pieces?.[army.pieceTypes[other].id]).includes(id);
    return {
      kind,
      betza: rule.to,
      leaps: readLeaps(ground, [...path, "to"], rule.to),
      isWayUnattacked: rule.over === "unattacked",
      lostTo: lostTo.filter((other) => !isSpared(other)),
    };
  });
}

/** The ids of what a piece of the document never takes. */
function sparedBy(piece: Piece | "none" | undefined): readonly string[] {
  return typeof piece === "object" && Array.isArray(piece.spares) ? piece.spares : [];
}
