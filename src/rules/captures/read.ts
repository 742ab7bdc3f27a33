/** The rules of capturing in a document. */
import { hasHops } from "../../betza/trails.ts";
import { type Army, kindsOf } from "../../definition/army.ts";
import { readLeaps } from "../../definition/leaps.ts";
import type { VariantDocument } from "../../definition/schema-types.generated.ts";
import type { Ground } from "../../definition/squares.ts";
import type { CapturesOfVariant, Explosion } from "./model.ts";

/** What gives check alone is looked up in tables that know no kinds. */
const NO_HURDLES = {
  code: "unsupported-rule",
  message:
    "A piece that gives check over others, by 'checks-by', cannot spare any yet: it would not go over those either.",
};

export function readCaptures(ground: Ground, army: Army, document: VariantDocument): CapturesOfVariant {
  const spares = army.pieceTypes.map(({ id }) => readSpares(ground, army, document, id));
  return {
    captures: {
      must: document.captures?.must ?? false,
      explode: readExplosion(ground, army, document),
      petrify: readPetrified(ground, army, document),
    },
    spares: spares.some((kinds) => kinds.length > 0) ? spares : null,
  };
}

const EXPLODE = ["captures", "explode"];
export const PETRIFY = ["captures", "petrify"];

function readExplosion(ground: Ground, army: Army, { captures }: VariantDocument): Explosion | null {
  const explode = captures?.explode;
  if (explode === undefined || typeof explode === "string") return null;
  const kinds = (key: "spare" | "immune") => kindsOf(ground, army, [...EXPLODE, key], explode[key] ?? []);
  const around = explode.around ?? "";
  return {
    around,
    leaps: readLeaps(ground, [...EXPLODE, "around"], around),
    spares: kinds("spare"),
    immune: kinds("immune"),
  };
}

function readPetrified(ground: Ground, army: Army, { captures }: VariantDocument): readonly number[] | null {
  const petrify = captures?.petrify ?? "none";
  if (petrify === "none") return null;
  return petrify === "all" ? [...army.pieceTypes.keys()] : kindsOf(ground, army, PETRIFY, petrify);
}

function readSpares(ground: Ground, army: Army, { pieces }: VariantDocument, id: string): number[] {
  const piece = pieces?.[id];
  const spares = typeof piece === "object" ? piece.spares : undefined;
  const named = Array.isArray(spares) ? spares : [];
  const own = army.pieceTypes.find((pieceType) => pieceType.id === id);
  const hops = own?.checksBy && hasHops(own.checksBy);
  if (named.length > 0 && hops) ground.faults.key(["pieces", id, "spares"], NO_HURDLES);
  return kindsOf(ground, army, ["pieces", id, "spares"], named);
}
