/** `captures: { flip: ... }` in a document. */
import { readLeaps } from "../../definition/leaps.ts";
import type { VariantDocument } from "../../definition/schema-types.generated.ts";
import type { Ground } from "../../definition/squares.ts";
import type { Flips } from "./model.ts";

export const FLIP = ["captures", "flip"] as const;

/** Null where nothing changes sides, and after a fault. */
export function readFlips(ground: Ground, { captures }: VariantDocument): Flips | null {
  const flip = captures?.flip;
  if (flip === undefined || typeof flip === "string") return null;
  const { around, between, drops } = flip;
  if ((around === undefined) === (between === undefined)) {
    const message =
      around === undefined
        ? "It is missing which pieces change sides: give 'around' or 'between'."
        : "Pieces change sides that stand around or in rows between, not both: leave one of 'around' and 'between' out.";
    ground.faults.key([...FLIP], { code: around === undefined ? "missing-key" : "wrong-value", message });
    return null;
  }
  const where = around === undefined ? "between" : "around";
  if (where === "between" && drops !== undefined)
    ground.faults.key([...FLIP, "drops"], { code: "wrong-value", message: "'drops' goes with 'around'." });
  const betza = around ?? between ?? "";
  return { where, betza, leaps: readLeaps(ground, [...FLIP, where], betza), besideOwn: drops === "beside-own" };
}
