/** Fitted weights that came with a variant from elsewhere: a file beside the script or the variant, or the page of this
 *  worker. */
import { rulesDigest } from "../variant/digest.ts";
import type { Variant } from "../variant/variant.ts";
import type { WeightsDocument } from "./weights.ts";

const provided = new Map<string, WeightsDocument>();

/** Engines that are made from now on play with them.
 *  @param rules the digest of the rules that they fit
 *  @param weights null takes them away */
export function provideWeights(rules: string, weights: WeightsDocument | null): void {
  if (weights) provided.set(rules, weights);
  else provided.delete(rules);
}

/** The weights that came with a variant of these rules, or null. */
export function providedWeights(variant: Variant): WeightsDocument | null {
  return provided.size === 0 ? null : (provided.get(rulesDigest(variant)) ?? null);
}
