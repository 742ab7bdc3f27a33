/** Replaces `shipped.ts`, `fetch-shipped.ts` and `parents.ts` in scripts that can read documents anyway, so that they hold the variants in one
 *  form only. The one script for pages holds some of them, and fetches others from beside it. */
import { FairywrenError } from "../diagnostic/error.ts";
import type { Variant } from "../variant/variant.ts";
import { defineVariant } from "./define.ts";
import { documentsAtHand, provideDocumentsOf } from "./documents-at-hand.ts";
import { NAMES } from "./names.generated.ts";
import { isShipped } from "./names.ts";
import { notLoaded } from "./not-loaded.ts";
import { plainFaults } from "./plain-faults.ts";
import { provideDocuments } from "./provide-documents.ts";
import { provideReading } from "./provide-reading.ts";
import { fetchVariant } from "./variant-beside.ts";

export { isShipped };

provideDocuments(); // those inside
provideReading();

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
  return documentsAtHand().has(id);
}

/** Fetches a shipped variant that is not inside.
 *  @param id of a shipped variant
 *  @throws {FairywrenError} why it could not be fetched, see `fetchBeside` */
export async function fetchShipped(id: string): Promise<void> {
  if (isInside(id)) return;
  const { variant, document } = await fetchVariant(id);
  if (!made.has(id)) made.set(id, variant);
  provideDocumentsOf({ [id]: document });
}

/** Fetches a variant that a file extends, if there is one. */
export async function fetchParent(id: string): Promise<void> {
  if (isShipped(id)) await fetchShipped(id);
}

/** The ids of all that files can extend. */
export function parentIds(): readonly string[] {
  return Object.keys(NAMES);
}

function makeVariant(id: string): Variant {
  const document = documentsAtHand().get(id);
  if (!document) throw notLoaded(id);
  const faults = plainFaults(`${id}.yaml`);
  const variant = defineVariant(document, id, faults, null);
  if (!variant) throw new FairywrenError(faults.found); // a fault of the build, which checks shipped variants
  return variant;
}
