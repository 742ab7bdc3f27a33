import type { Variant } from "../variant/variant.ts";
import { misuse } from "./refuse.ts";

/** Replaces `give-weights.ts` in the script for pages that checks no documents.
 *  @throws {FairywrenError} `no-reader` */
export function giveWeights(_variant: Variant, _text: string): never {
  throw misuse("no-reader", "This script has no reader of weights: load cdn-yaml.js instead.", "<weights>");
}
