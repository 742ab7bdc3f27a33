/** The reader of variant files, separate so that a page with shipped variants can leave it out. */
import type { ReadVariant } from "./definition/read.ts";
import type { ReadOptions, Siblings } from "./definition/resolve.ts";
import { readWeightsSource } from "./definition/weights-source.ts";
import { readOptions } from "./diagnostic/argument.ts";
import { FairywrenError } from "./diagnostic/error.ts";
import { examineVariant } from "./engine/examine.ts";
import { giveWeights } from "./engine/give-weights.ts";
import type { Variant } from "./variant/variant.ts";

export { renderReport } from "./diagnostic/render.ts";
export { examineVariant, type ReadOptions, type ReadVariant, type Siblings };

export interface ParseOptions extends Partial<ReadOptions> {
  /** The text of a file of weights that were fitted to the variant, as `fairywren tune` writes them. Engines of these rules
   *  that are made from now on play with them. An empty text takes them away again. */
  readonly weights?: string;
}

/** The variant that a file describes.
 *  @param text the file's text, or its bytes in UTF-8
 *  @param options the file's name, by default `variant.yaml`, the texts that `extends` may name, and fitted weights
 *  @throws {FairywrenError} with every fault of the file, or of the weights; `weights-stale` for weights of other rules;
 *    `wrong-type` or `unknown-key` for a wrong text or option
 *  @example
 *  const mine = parseVariant(text, { file: "mine.yaml" });
 */
export function parseVariant(text: string | Uint8Array, options?: ParseOptions): Variant {
  const shape = { file: "string", siblings: "unknown", weights: "string" } as const;
  const { weights, ...given } = readOptions<ParseOptions>("options", options, shape);
  const { variant, diagnostics } = examineVariant(text, { file: "variant.yaml", ...given });
  if (!variant) throw new FairywrenError(diagnostics);
  if (weights !== undefined) giveWeights(variant, weights, readWeightsSource);
  return variant;
}
