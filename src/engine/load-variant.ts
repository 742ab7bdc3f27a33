import { fetchShipped, isShipped } from "../definition/fetch-shipped.ts";
import { shippedVariant } from "../definition/shipped.ts";
import { checkText, readOptions } from "../diagnostic/argument.ts";
import { loadKernel } from "../kernel/load.ts";
import type { Variant } from "../variant/variant.ts";

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
  const { weights } = readOptions<LoadOptions>("options", options, { weights: "string" });
  const id = isShipped(name) ? name : await idCalled(name);
  await fetchShipped(id);
  const variant = shippedVariant(id);
  await loadKernel(variant);
  if (weights !== undefined) (await import("./give-weights.ts")).giveWeights(variant, weights);
  return variant;
}

async function idCalled(name: string): Promise<string> {
  const { idOfShipped, unknownVariant } = await import("./all-names.ts");
  const id = idOfShipped(name);
  if (id === null) throw unknownVariant(name);
  return id;
}
