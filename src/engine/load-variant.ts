import { bundledVariant, fetchBundled, idOfName } from "../definition/library.ts";
import { nearestVariant, shippedInWords } from "../definition/near-variants.ts";
import { checkText, readOptions } from "../diagnostic/argument.ts";
import { quote } from "../diagnostic/fault.ts";
import { loadKernel } from "../kernel/load.ts";
import type { Variant } from "../variant/variant.ts";
import { refusal } from "./refuse.ts";

export interface LoadOptions {
  /** The text of a file of weights that were fitted to the variant, as `fairywren tune` writes them. Engines of these rules
   *  that are made from now on play with them. An empty text takes them away again. */
  readonly weights?: string;
}

/** Loads a shipped variant, already resolved, and the kernel for its board size. Safe in a worker. The one script for
 *  pages fetches what it does not contain from beside itself.
 *  @param name one of `bundledIds()`, or the variant's full name or an alias, in any case
 *  @throws {FairywrenError} `unknown-variant`, with ids that are near and the nearest as the hint; `weights-stale` for weights of other rules,
 *    or what is wrong with them; in the one script `no-reader` for
 *    weights, `file-not-found`, `file-unreadable` and `not-loaded`, when a file
 *    beside it cannot be had
 *  @example
 *  const edgy = await loadVariant("edgy"); // or "Edgy Chess"
 */
export async function loadVariant(name: string, options?: LoadOptions): Promise<Variant> {
  checkText("id of a variant", name);
  const id = idOfName(name) ?? "";
  const { weights } = readOptions<LoadOptions>("options", options, { weights: "string" });
  await fetchBundled(id);
  const variant = bundledVariant(id);
  if (variant) {
    await loadKernel(variant);
    if (weights !== undefined) (await import("./give-weights.ts")).giveWeights(variant, weights);
    return variant;
  }
  const message = `There is no shipped variant ${quote(name)}. ${shippedInWords(name, "bundledIds() lists")}`;
  throw refusal(
    [{ code: "unknown-variant", message, offset: 0, length: name.length, hint: nearestVariant(name) }],
    name,
    "<variant>",
  );
}
