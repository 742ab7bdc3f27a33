import { provideWeights } from "../definition/provided-weights.ts";
import { readWeightsText } from "../definition/weights-file.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { rulesDigest } from "../variant/digest.ts";
import type { Variant } from "../variant/variant.ts";

/** Gives weights to all engines of a variant's rules that are made from now on.
 *  @param text of a file of weights; an empty one takes them away
 *  @param read the reader of the text: by default that of JSON, which tells no places
 *  @throws {FairywrenError} `weights-stale` for weights of other rules, or what is wrong with them */
export function giveWeights(variant: Variant, text: string, read = readWeightsText): void {
  if (text === "") {
    provideWeights(rulesDigest(variant), null);
    return;
  }
  const { fitted, diagnostics } = read(variant, text, "<weights>");
  if (!fitted) throw new FairywrenError(diagnostics);
  provideWeights(rulesDigest(variant), fitted);
}
