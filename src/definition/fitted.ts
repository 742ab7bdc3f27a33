/** Fitted weights for programs that cannot wait: all of them are inside. See `fetch-fitted.ts`. */
import { rulesDigest } from "../variant/digest.ts";
import type { Variant } from "../variant/variant.ts";
import { FITTED } from "./fitted.generated.ts";
import { providedWeights } from "./provided-weights.ts";
import { weighted } from "./weighted.ts";

/** The variant as the engine plays it: with its file's weights, else with those fitted to its rules, if any. */
export function withFittedWeights(variant: Variant): Variant {
  if (variant.weights) return variant;
  const digest = rulesDigest(variant);
  const document = providedWeights(variant) ?? (Object.hasOwn(FITTED, digest) ? FITTED[digest] : null);
  return document ? weighted(variant, document) : variant;
}
