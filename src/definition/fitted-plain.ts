/**
 * Weights fitted to shipped variants with plain rules, `variants/weights/`, found by the digest of the rules, not by name. A
 * variant that only renames chess plays with the weights of chess; one that changes a rule does not.
 *
 * They are loaded when an engine is made, never for play by the rules alone.
 */
import { rulesDigest } from "../variant/digest.ts";
import type { Variant } from "../variant/variant.ts";
import { FITTED } from "./fitted.generated.ts";
import { plainFaults } from "./plain-faults.ts";
import { providedWeights } from "./provided-weights.ts";
import { readWeights, type WeightsDocument } from "./weights.ts";

/** A variant that needs no rich kernel as the engine plays it: with its file's weights, else with those fitted to its rules,
 *  if any. */
export function withPlainWeights(variant: Variant): Variant {
  return withWeightsOf(FITTED, variant);
}

/** What came with a variant counts before what is shipped.
 *  @param table weights by the digest of the rules that they fit */
export function withWeightsOf(table: Readonly<Record<string, WeightsDocument>>, variant: Variant): Variant {
  if (variant.weights) return variant;
  const digest = rulesDigest(variant);
  const fitted = providedWeights(variant) ?? (Object.hasOwn(table, digest) ? table[digest] : null);
  if (!fitted) return variant;
  const { board, pieceTypes } = variant;
  return { ...variant, weights: readWeights({ board, pieceTypes, faults: plainFaults(digest) }, fitted) };
}
