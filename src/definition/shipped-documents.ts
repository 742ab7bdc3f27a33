/** Replaces `shipped.ts` and `fetch-shipped.ts` in scripts that can read documents anyway, so that they hold the variants in one
 *  form only. The one script for pages holds some of them, and fetches others from beside it. */
import { FairywrenError } from "../diagnostic/error.ts";
import type { Variant } from "../variant/variant.ts";
import { defineVariant } from "./define.ts";
import { DOCUMENTS } from "./documents.generated.ts";
import { notLoaded } from "./not-loaded.ts";
import { plainFaults } from "./plain-faults.ts";
import type { VariantDocument } from "./schema-types.generated.ts";
import { fetchVariant } from "./variant-beside.ts";

export { isShipped } from "./names.ts";

const made = new Map<string, Variant>();

/** Made on first use: one object for each id.
 *  @param id of a shipped variant
 *  @throws {FairywrenError} `not-loaded` when it is not inside and was not fetched */
export function shippedVariant(id: string): Variant {
  const variant = made.get(id) ?? makeVariant(id);
  made.set(id, variant);
  return variant;
}

/** Whether a shipped variant can be made at once.
 *  @param id of a shipped variant */
export function isInside(id: string): boolean {
  return Object.hasOwn(DOCUMENTS, id);
}

/** Fetches a shipped variant that is not inside.
 *  @param id of a shipped variant
 *  @throws {FairywrenError} why it could not be fetched, see `fetchBeside` */
export async function fetchShipped(id: string): Promise<void> {
  if (isInside(id)) return;
  const { variant, document } = await fetchVariant(id);
  if (!made.has(id)) made.set(id, variant);
  (DOCUMENTS as Record<string, VariantDocument>)[id] = document; // which files may extend now
}

function makeVariant(id: string): Variant {
  if (!isInside(id)) throw notLoaded(id);
  const faults = plainFaults(`${id}.yaml`);
  const variant = defineVariant(DOCUMENTS[id], id, faults, null);
  if (!variant) throw new FairywrenError(faults.found); // a fault of the build, which checks shipped variants
  return variant;
}
