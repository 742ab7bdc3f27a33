/** Draws against the other rules. */
import type { VariantDocument } from "../../definition/schema-types.generated.ts";
import type { Ground } from "../../definition/squares.ts";
import type { Variant } from "../../variant/variant.ts";
import { isAboutMate } from "../rule.ts";

/** Reports dead positions where nobody can judge them, and claims after the end of the game. */
export function checkDraws({ faults }: Ground, variant: Variant, { draws = {} }: VariantDocument): void {
  for (const key of ["repetition", "moves"] as const) {
    const { claim, end } = typeof draws[key] === "object" ? draws[key] : {};
    if (typeof claim !== "number" || typeof end !== "number" || claim <= end) continue;
    const message = `Nobody can claim a draw after ${claim}, since the game ends after ${end}: 'claim' is at most 'end', or 'never'.`;
    faults.value(["draws", key, "claim"], { code: "out-of-range", message, hint: "never" });
  }
  if (!variant.draws.deadPosition || isAboutMate(variant)) return;
  const message =
    "A position is judged dead when nobody can mate, which tells nothing in a game that is won otherwise: leave it out.";
  faults.value(["draws", "dead-position"], { code: "goal", message });
}
