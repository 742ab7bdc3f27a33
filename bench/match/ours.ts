/** Our engine as a player. A build of its own, so that a copy of the built folder is a frozen version that plays on. */
import { openEngine, withComputedWeights } from "../../src/match/ours.ts";
import type { Player } from "../../src/match/player.ts";
import { shippedVariant } from "../common/variant.ts";

/** Which weights the engine plays with: those that were fitted to the variant, where there are any, or what follows from
 *  its rules, as for a variant that nobody has fitted. */
export const WEIGHTS_CHOICES = ["fitted", "computed"] as const;
export type WeightsChoice = (typeof WEIGHTS_CHOICES)[number];

/** Opens our engine for a shipped variant. @param hashMb megabytes of hash table */
export async function openOurs(variantId: string, hashMb: number, weights: WeightsChoice = "fitted"): Promise<Player> {
  const shipped = shippedVariant(variantId);
  return openEngine(weights === "computed" ? withComputedWeights(shipped) : shipped, { hashMb });
}
