/** The shipped variants that are at hand, packed by the build: those that were loaded, see `fetch-shipped.ts`, or all of them in programs
 *  that cannot wait, see `provide-variants.ts`. */
import type { Variant } from "../variant/variant.ts";
import { notLoaded } from "./not-loaded.ts";
import { isProvided, unpacked } from "./packed.ts";

/** @param id of a shipped variant
 *  @throws {FairywrenError} `not-loaded` */
export function shippedVariant(id: string): Variant {
  const variant = unpacked(id);
  if (!variant) throw notLoaded(id);
  return variant;
}

/** Whether a shipped variant can be made at once.
 *  @param id of a shipped variant */
export function isInside(id: string): boolean {
  return isProvided(id);
}
