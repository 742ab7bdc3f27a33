import { readWeightsSource } from "../definition/weights-source.ts";
import type { Variant } from "../variant/variant.ts";
import { giveWeights } from "./give-weights.ts";

/** As `giveWeights`, by the reader of files, which tells the places of faults. */
export function giveWeightsSource(variant: Variant, text: string): void {
  giveWeights(variant, text, readWeightsSource);
}
