import { rulesDigest } from "../variant/digest.ts";
import type { Variant } from "../variant/variant.ts";
import { plainFaults } from "./plain-faults.ts";
import { readWeights, type WeightsDocument } from "./weights.ts";

/** A variant with weights instead of its own. */
export function weighted(variant: Variant, document: WeightsDocument): Variant {
  const { board, pieceTypes } = variant;
  const faults = plainFaults(rulesDigest(variant));
  return { ...variant, weights: readWeights({ board, pieceTypes, faults }, document) };
}
