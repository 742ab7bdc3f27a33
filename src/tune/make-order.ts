/** What is asked of a crew for a variant, and what its games are known by. */
import { documentOf } from "../definition/documents.ts";
import { withFittedWeights } from "../definition/fitted.ts";
import { providedWeights } from "../definition/provided-weights.ts";
import { rulesDigest, textDigest } from "../variant/digest.ts";
import type { Variant } from "../variant/variant.ts";
import { EVALUATION_VERSION } from "../variant/weights.ts";
import type { JournalKey } from "./journal.ts";
import type { Order } from "./order.ts";

/** How games are played. */
export type OrderSettings = Pick<Order, "nodes" | "judgeNodes" | "seed">;

/** The weights that the variant is played with now count: those beside its file, too. */
export function makeOrder(variant: Variant, settings: OrderSettings): Order {
  const document = documentOf(variant);
  if (document === null) throw new TypeError("the variant was not made by the loader");
  return { id: variant.id, document, fitted: providedWeights(variant), ...settings };
}

/** @param version of the program */
export function keyOf(variant: Variant, { nodes, seed }: OrderSettings, version: string): JournalKey {
  const { weights } = withFittedWeights(variant);
  return {
    version,
    evaluation: EVALUATION_VERSION,
    rules: rulesDigest(variant),
    weights: weights ? textDigest(JSON.stringify(weights)) : "computed",
    nodes,
    seed,
  };
}
