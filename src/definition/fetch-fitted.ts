/**
 * Weights fitted to shipped variants, `variants/weights/`, found by the digest of the rules, not by name. A variant that only
 * renames chess plays with the weights of chess; one that changes a rule does not.
 *
 * They are fetched when an engine is made, and those of its variant alone.
 */
import { rulesDigest } from "../variant/digest.ts";
import type { Variant } from "../variant/variant.ts";
import { FITTED_IMPORTS } from "./fitted-imports.generated.ts";
import { weighted } from "./weighted.ts";

/** The variant as the engine plays it: with its file's weights, else with those fitted to its rules, if any. */
export async function withFetchedWeights(variant: Variant): Promise<Variant> {
  const digest = rulesDigest(variant);
  const fetched = Object.hasOwn(FITTED_IMPORTS, digest) ? await FITTED_IMPORTS[digest]() : null;
  return weighted(variant, fetched?.WEIGHTS ?? null);
}
