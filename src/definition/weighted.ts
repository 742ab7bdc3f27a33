import { rulesDigest } from "../variant/digest.ts";
import type { Variant } from "../variant/variant.ts";
import { plainFaults } from "./plain-faults.ts";
import { providedWeights } from "./provided-weights.ts";
import { readWeights, type WeightsDocument } from "./weights.ts";

/** A variant as the engine plays it: with its file's weights, else with those that came with it, else with fitted ones. */
export function weighted(variant: Variant, fitted: WeightsDocument | null): Variant {
  if (variant.weights) return variant;
  const document = providedWeights(variant) ?? fitted;
  if (!document) return variant;
  const { board, pieceTypes } = variant;
  return {
    ...variant,
    weights: readWeights({ board, pieceTypes, faults: plainFaults(rulesDigest(variant)) }, document),
  };
}
