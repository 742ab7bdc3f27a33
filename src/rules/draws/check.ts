/** Draws against the other rules. */
import type { Ground } from "../../definition/squares.ts";
import type { Variant } from "../../variant/variant.ts";
import { isAboutMate } from "../rule.ts";

/** Reports dead positions where nobody can judge them. */
export function checkDraws({ faults }: Ground, variant: Variant): void {
  if (!variant.draws.deadPosition || isAboutMate(variant)) return;
  const message =
    "A position is judged dead when nobody can mate, which tells nothing in a game that is won otherwise: leave it out.";
  faults.value(["draws", "dead-position"], { code: "goal", message });
}
