/** Draws against the other rules. */
import type { VariantDocument } from "../../definition/schema-types.generated.ts";
import type { Ground } from "../../definition/squares.ts";
import type { Variant } from "../../variant/variant.ts";
import { isAboutMate } from "../rule.ts";

/** Reports claims that come too late, and dead positions where nobody can judge them. */
export function checkDraws({ faults }: Ground, variant: Variant, document: VariantDocument): void {
  checkClaims(faults, document);
  checkPoints(faults, variant);
  if (!variant.draws.deadPosition || isAboutMate(variant)) return;
  const message =
    "A position is judged dead when nobody can mate, which tells nothing in a game that is won otherwise: leave it out.";
  faults.value(["draws", "dead-position"], { code: "goal", message });
}

/** Points that nobody counts. */
function checkPoints(faults: Ground["faults"], { draws, material }: Variant): void {
  if (draws.wins !== "points" || material || faults.isBroken(["material"])) return;
  const message = "Nobody has points: say with 'material' what pieces count.";
  faults.value(["draws", "wins"], { code: "goal", message });
}

/** What the file says that may be claimed, and that has ended the game before. What it does not say gives way. */
function checkClaims(faults: Ground["faults"], { draws = {} }: VariantDocument): void {
  for (const key of ["repetition", "moves"] as const) {
    const limits = draws[key];
    if (typeof limits !== "object") continue;
    const { claim, end } = limits;
    if (typeof claim !== "number" || typeof end !== "number" || claim <= end) continue;
    const message = `The game has ended at ${end}, before anybody could claim a draw at ${claim}: say 'claim: never', or at most ${end}.`;
    faults.value(["draws", key, "claim"], { code: "out-of-range", message });
  }
}
