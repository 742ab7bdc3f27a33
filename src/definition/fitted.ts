/** Weights fitted to all shipped variants, also to those that need a rich kernel. */
import type { Variant } from "../variant/variant.ts";
import { FITTED } from "./fitted.generated.ts";
import { withWeightsOf } from "./fitted-plain.ts";
import { FITTED_RICH } from "./fitted-rich.generated.ts";

/** The variant as the engine plays it: with its file's weights, else with those fitted to its rules, if any. */
export function withFittedWeights(variant: Variant): Variant {
  return withWeightsOf({ ...FITTED, ...FITTED_RICH }, variant);
}
