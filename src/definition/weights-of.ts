/**
 * Weights fitted to shipped variants, `variants/weights/`, found by the digest of the rules, not by name. A variant that only
 * renames chess plays with the weights of chess; one that changes a rule does not.
 *
 * They are fetched when an engine is made, and those of its variant alone. Whoever sends them to a worker has no need to read them.
 */
import { rulesDigest } from "../variant/digest.ts";
import type { Variant } from "../variant/variant.ts";
import { FITTED_IMPORTS } from "./fitted-imports.generated.ts";
import { providedWeights } from "./provided-weights.ts";
import { shortDigest } from "./short-digest.ts";
import type { WeightsDocument } from "./weights.ts";

/** Those that came with a variant, else those fitted to its rules; null where there are none, or its file has some. */
export async function weightsOf(variant: Variant): Promise<WeightsDocument | null> {
  if (variant.weights) return null;
  return providedWeights(variant) ?? (await fetchFitted(variant));
}

async function fetchFitted(variant: Variant): Promise<WeightsDocument | null> {
  const digest = rulesDigest(variant);
  const short = shortDigest(digest);
  if (!Object.hasOwn(FITTED_IMPORTS, short)) return null;
  const { RULES, WEIGHTS } = await FITTED_IMPORTS[short]();
  return RULES === digest ? WEIGHTS : null;
}
