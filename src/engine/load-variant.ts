import { bundledIds, bundledVariant, fetchBundled, idOfName } from "../definition/library.ts";
import { checkText } from "../diagnostic/argument.ts";
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import { loadKernel } from "../kernel/load.ts";
import type { Variant } from "../variant/variant.ts";
import { refusal } from "./refuse.ts";

/** Loads a shipped variant, already resolved, and the kernel for its board size. Safe in a worker. The one script for
 *  pages fetches what it does not contain from beside itself.
 *  @param id one of `bundledIds()`
 *  @throws {FairywrenError} `unknown-variant`, with the nearest id as the hint; in the one script `file-not-found`,
 *    `file-unreadable` and `not-loaded`, when a file beside it cannot be had
 *  @example
 *  const variant = await loadVariant(bundledIds()[0]);
 */
export async function loadVariant(id: string): Promise<Variant> {
  checkText("id of a variant", id);
  await fetchBundled(id);
  const variant = bundledVariant(id);
  if (variant) {
    await loadKernel(variant);
    return variant;
  }
  const message = `There is no shipped variant ${quote(id)}. The shipped ones are ${bundledIds().join(", ")}.`;
  const hint = idOfName(id) ?? suggest(id, bundledIds());
  throw refusal([{ code: "unknown-variant", message, offset: 0, length: id.length, hint }], id, "<variant>");
}
