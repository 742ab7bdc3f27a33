import type { Variant } from "../variant/variant.ts";
import { examineVariant } from "./examine.ts";
import { giveWeightsSource } from "./give-weights-source.ts";
import { type ParseOptions, parseOptions, soundVariant } from "./parse-options.ts";

/** The variant that a file describes. In a page it carries all kernels and all shipped variants: `loadParsed` fetches what it needs.
 *  @param text the file's text, or its bytes in UTF-8
 *  @param options the file's name, by default `variant.yaml`, the texts that `extends` may name, and fitted weights
 *  @throws {FairywrenError} with every fault of the file, or of the weights; `weights-stale` for weights of other rules;
 *    `wrong-type` or `unknown-key` for a wrong text or option
 *  @example
 *  const mine = parseVariant(text, { file: "mine.yaml" });
 */
export function parseVariant(text: string | Uint8Array, options?: ParseOptions): Variant {
  const { reading, weights } = parseOptions(options);
  const variant = soundVariant(examineVariant(text, reading));
  if (weights !== undefined) giveWeightsSource(variant, weights);
  return variant;
}
