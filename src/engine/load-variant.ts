import { bundledIds, bundledVariant, fetchBundled, idOfName } from "../definition/library.ts";
import { checkText, readOptions } from "../diagnostic/argument.ts";
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
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
 *  @param id one of `bundledIds()`
 *  @throws {FairywrenError} `unknown-variant`, with the nearest id as the hint; `weights-stale` for weights of other rules,
 *    or what is wrong with them; in the one script `no-reader` for
 *    weights, `file-not-found`, `file-unreadable` and `not-loaded`, when a file
 *    beside it cannot be had
 *  @example
 *  const variant = await loadVariant(bundledIds()[0]);
 */
export async function loadVariant(id: string, options?: LoadOptions): Promise<Variant> {
  checkText("id of a variant", id);
  const { weights } = readOptions<LoadOptions>("options", options, { weights: "string" });
  await fetchBundled(id);
  const variant = bundledVariant(id);
  if (variant) {
    await loadKernel(variant);
    if (weights !== undefined) (await import("./give-weights.ts")).giveWeights(variant, weights);
    return variant;
  }
  const message = `There is no shipped variant ${quote(id)}. The shipped ones are ${bundledIds().join(", ")}.`;
  const hint = idOfName(id) ?? suggest(id, bundledIds());
  throw refusal([{ code: "unknown-variant", message, offset: 0, length: id.length, hint }], id, "<variant>");
}
