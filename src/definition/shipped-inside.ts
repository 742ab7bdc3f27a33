/** Replaces `shipped.ts` and `fetch-shipped.ts` in the one script that reads no files: it holds some of the shipped variants,
 *  packed, and makes the others of documents that it fetches from beside it, with what reads them. */
import type { Variant } from "../variant/variant.ts";
import { notLoaded } from "./not-loaded.ts";
import { isProvided, unpacked } from "./packed.ts";
import { fetchVariant } from "./variant-beside.ts";

export { isShipped } from "./names.ts";

const fetched = new Map<string, Variant>();

/** One object for each id.
 *  @param id of a shipped variant
 *  @throws {FairywrenError} `not-loaded` when it is not inside and was not fetched */
export function shippedVariant(id: string): Variant {
  const variant = unpacked(id) ?? fetched.get(id);
  if (!variant) throw notLoaded(id);
  return variant;
}

/** Whether a shipped variant can be made at once.
 *  @param id of a shipped variant */
export function isInside(id: string): boolean {
  return isProvided(id) || fetched.has(id);
}

/** Fetches a shipped variant that is not inside.
 *  @param id of a shipped variant
 *  @throws {FairywrenError} why it could not be fetched, see `fetchBeside` */
export async function fetchShipped(id: string): Promise<void> {
  if (isInside(id)) return;
  const { variant } = await fetchVariant(id);
  if (!fetched.has(id)) fetched.set(id, variant);
}
