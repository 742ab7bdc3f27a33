/** Rules of check against the pieces. */
import type { VariantDocument } from "../../definition/schema-types.generated.ts";
import type { Ground } from "../../definition/squares.ts";
import type { Variant } from "../../variant/variant.ts";
import { isFlightForbidden } from "./rule.ts";

/** Reports kings that may not flee where a side has not one king. */
export function checkFlight({ faults }: Ground, variant: Variant, { check }: VariantDocument): void {
  if (check?.flight === undefined || !isFlightForbidden(variant) || variant.royal !== null) return;
  const message =
    "Who may not flee from check has one king, and nothing else that is royal: with other royal pieces this is not supported yet.";
  faults.value(["check", "flight"], { code: "unsupported-rule", message });
}
