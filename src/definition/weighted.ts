import { rulesDigest } from "../variant/digest.ts";
import { reweighted } from "../variant/reweighted.ts";
import type { Variant } from "../variant/variant.ts";
import { plainFaults } from "./plain-faults.ts";
import { readWeights, type WeightsDocument } from "./weights.ts";

/** A variant with weights instead of its own. */
export function weighted(variant: Variant, document: WeightsDocument): Variant {
  const { board, pieceTypes } = variant;
  const faults = plainFaults(rulesDigest(variant));
  return reweighted(variant, readWeights({ board, pieceTypes, faults }, document));
}
