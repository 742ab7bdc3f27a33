/** The rules of capturing in a document. */
import { type Army, kindOf } from "../../definition/pieces.ts";
import type { VariantDocument } from "../../definition/schema-types.generated.ts";
import type { Ground } from "../../definition/squares.ts";
import type { CapturesOfVariant } from "./model.ts";

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
  const kinds = named.map((other, index) => kindOf(ground, army, ["pieces", id, "spares", index], other));
  return [...new Set(kinds.filter((kind) => kind !== null))].sort((a, b) => a - b);
}
