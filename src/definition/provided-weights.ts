/** Fitted weights that came with a variant from elsewhere: a file beside the script, or the page of this worker. */
import { rulesDigest } from "../variant/digest.ts";
import type { Variant } from "../variant/variant.ts";
import type { WeightsDocument } from "./weights.ts";

const provided = new Map<string, WeightsDocument>();

/** @param rules the digest of the rules that they fit */
export function provideWeights(rules: string, weights: WeightsDocument): void {
  provided.set(rules, weights);
}

/** The weights that came with a variant of these rules, or null. */
export function providedWeights(variant: Variant): WeightsDocument | null {
  return provided.size === 0 ? null : (provided.get(rulesDigest(variant)) ?? null);
}
