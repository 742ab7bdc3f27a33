/** The rules of capturing in a document. */
import { parseBetza } from "../../betza/parse.ts";
import { ridesOf } from "../../betza/rides.ts";
import { hasHops, isTrail } from "../../betza/trails.ts";
import type { SimpleTerm } from "../../betza/tree.ts";
import { type Army, kindsOf } from "../../definition/army.ts";
import type { VariantDocument } from "../../definition/schema-types.generated.ts";
import type { Ground } from "../../definition/squares.ts";
import { quote } from "../../diagnostic/fault.ts";
import type { Vector } from "../../geometry/board.ts";
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
    captures: { must: document.captures?.must ?? false, explode: readExplosion(ground, army, document) },
    spares: spares.some((kinds) => kinds.length > 0) ? spares : null,
  };
}

const EXPLODE = ["captures", "explode"];

function readExplosion(ground: Ground, army: Army, { captures }: VariantDocument): Explosion | null {
  const explode = captures?.explode;
  if (explode === undefined || typeof explode === "string") return null;
  const kinds = (key: "spare" | "immune") => kindsOf(ground, army, [...EXPLODE, key], explode[key] ?? []);
  const around = explode.around ?? "";
  return { around, leaps: readAround(ground, around), spares: kinds("spare"), immune: kinds("immune") };
}

/** Leaps alone, with no word on what stands there. */
function readAround({ faults }: Ground, text: string): readonly Vector[] {
  const path = [...EXPLODE, "around"];
  if (faults.isBroken(path)) return [];
  const parsed = parseBetza(text);
  if (!parsed.ok) {
    const { code, message, offset, length } = parsed;
    faults.value(path, { code, message }, { offset, length });
    return [];
  }
  const isLeap = ({ leg }: SimpleTerm) =>
    leg.range === 1 && !leg.modes.named && !leg.initial && !leg.lame && leg.atom.family !== "universal";
  const areLeaps = parsed.betza.terms.every((term) => term.type === "simple" && !isTrail(term) && isLeap(term));
  if (areLeaps && parsed.betza.terms.length > 0) return ridesOf(parsed.betza).map(({ step }) => step);
  const message = `${quote(text)} names no squares around another: steps and leaps alone do, such as 'K' for all eight neighbours.`;
  faults.value(path, { code: "wrong-value", message });
  return [];
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
