/** The rules of capturing in a document. */
import { type Army, kindOf } from "../../definition/pieces.ts";
import type { VariantDocument } from "../../definition/schema-types.generated.ts";
import type { Ground } from "../../definition/squares.ts";
import { isHopper, isStriker } from "../../variant/piece-ways.ts";
import type { CapturesOfVariant } from "./model.ts";

/** Sparing means of a hop that the piece does not go over such pieces either. */
const NO_HURDLES = {
  code: "unsupported-rule",
  message: "A piece that hops over others cannot spare any yet: it would not go over those either.",
};
const NO_VICTIMS = {
  code: "unsupported-rule",
  message: "A piece that takes on its way cannot spare any yet: it would not go on where one of those stands.",
};

export function readCaptures(ground: Ground, army: Army, document: VariantDocument): CapturesOfVariant {
  const spares = army.pieceTypes.map(({ id }) => readSpares(ground, army, document, id));
  return {
    captures: { must: document.captures?.must ?? false },
    spares: spares.some((kinds) => kinds.length > 0) ? spares : null,
  };
}

function readSpares(ground: Ground, army: Army, { pieces }: VariantDocument, id: string): number[] {
  const piece = pieces?.[id];
  const spares = typeof piece === "object" ? piece.spares : undefined;
  const named = Array.isArray(spares) ? spares : [];
  const own = army.pieceTypes.find((pieceType) => pieceType.id === id);
  if (named.length > 0 && own && isHopper(own)) ground.faults.key(["pieces", id, "spares"], NO_HURDLES);
  else if (named.length > 0 && own && isStriker(own)) ground.faults.key(["pieces", id, "spares"], NO_VICTIMS);
  const kinds = named.map((other, index) => kindOf(ground, army, ["pieces", id, "spares", index], other));
  return [...new Set(kinds.filter((kind) => kind !== null))].sort((a, b) => a - b);
}
