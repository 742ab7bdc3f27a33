/** The rules of capturing in a document. */
import { hasHops } from "../../betza/trails.ts";
import { type Army, kindOf } from "../../definition/pieces.ts";
import type { VariantDocument } from "../../definition/schema-types.generated.ts";
import type { Ground } from "../../definition/squares.ts";
import type { CapturesOfVariant } from "./model.ts";

/** What gives check alone is looked up in tables that know no kinds. */
const NO_HURDLES = {
  code: "unsupported-rule",
  message:
    "A piece that gives check over others, by 'checks-by', cannot spare any yet: it would not go over those either.",
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
  const hops = own?.checksBy && hasHops(own.checksBy);
  if (named.length > 0 && hops) ground.faults.key(["pieces", id, "spares"], NO_HURDLES);
  const kinds = named.map((other, index) => kindOf(ground, army, ["pieces", id, "spares", index], other));
  return [...new Set(kinds.filter((kind) => kind !== null))].sort((a, b) => a - b);
}
