/**
 * Weights that were fitted to shipped variants, `variants/weights/`: found by what the rules are, not by what a variant is
 * called. A variant of one's own that only renames chess plays with those of chess; one that changes a rule does not.
 *
 * They are fetched when an engine is made: what only plays by the rules never loads them.
 */
import { rulesDigest } from "../variant/digest.ts";
import type { Variant } from "../variant/variant.ts";
import { FITTED } from "./fitted.generated.ts";
import { plainFaults } from "./plain-faults.ts";
import { readWeights } from "./weights.ts";

/** The variant as the engine plays it: with the weights of its file, else with those fitted to its rules, if there are any. */
export function withFittedWeights(variant: Variant): Variant {
  if (variant.weights) return variant;
  const digest = rulesDigest(variant);
  if (!Object.hasOwn(FITTED, digest)) return variant;
  const { board, pieceTypes } = variant;
  return { ...variant, weights: readWeights({ board, pieceTypes, faults: plainFaults(digest) }, FITTED[digest]) };
}
