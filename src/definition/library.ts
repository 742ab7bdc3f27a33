/** The bundled variants, by id. */
import type { Variant } from "../variant/variant.ts";
import { fetchShipped } from "./fetch-shipped.ts";
import { isNamed } from "./named.ts";
import { isShipped, SHIPPED } from "./names.ts";
import { isInside, shippedVariant } from "./shipped.ts";

/** The ids of all bundled variants, in alphabetical order. */
export const BUNDLED_IDS: readonly string[] = Object.keys(SHIPPED);

/** The ids of all bundled variants, in alphabetical order. */
export function bundledIds(): readonly string[] {
  return BUNDLED_IDS;
}

/** The id of the bundled variant with an id, name or alias, or null; case does not matter. */
export function idOfName(name: string): string | null {
  return BUNDLED_IDS.find((id) => isNamed({ ...SHIPPED[id], id }, name)) ?? null;
}

/** The name of the bundled variant with an id, or null when there is none; nothing is made or fetched for it. */
export function nameOfBundled(id: string): string | null {
  return isShipped(id) ? SHIPPED[id].name : null;
}

/** Whether a bundled variant has to be fetched before it can be used: in pages, those that were not loaded yet. */
export function isToBeFetched(id: string): boolean {
  return isShipped(id) && !isInside(id);
}

/** Fetches a bundled variant that has to be fetched. Does nothing for all others, and where there is none. */
export async function fetchBundled(id: string): Promise<void> {
  if (isToBeFetched(id)) await fetchShipped(id);
}

/** A bundled variant, made on first use; null when there is none with that id.
 *  @throws {FairywrenError} `not-loaded` when it has to be fetched first */
export function bundledVariant(id: string): Variant | null {
  return isShipped(id) ? shippedVariant(id) : null;
}
