/** Plays a variant with the weights that are fitted to its rules. */
import type { Variant } from "../variant/variant.ts";
import { weighted } from "./weighted.ts";
import { weightsOf } from "./weights-of.ts";

/** The variant as the engine plays it: with its file's weights, else with those that came with it, else with those fitted to
 *  its rules, if any. */
export async function withFetchedWeights(variant: Variant): Promise<Variant> {
  const document = await weightsOf(variant);
  return document ? weighted(variant, document) : variant;
}
