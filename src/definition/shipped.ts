/** The shipped variants, packed by the build. Each is a module that is imported when its variant is loaded; programs that
 *  cannot wait have all of them, see `provide-variants.ts`. */
import type { Variant } from "../variant/variant.ts";
import { IMPORTS } from "./imports.generated.ts";
import { NAMES } from "./names.generated.ts";
import { notLoaded } from "./not-loaded.ts";
import { isProvided, provideVariant, unpacked } from "./packed.ts";

/** @param id one of `SHIPPED`
 *  @throws {FairywrenError} `not-loaded` */
export function shippedVariant(id: string): Variant {
  const variant = unpacked(id);
  if (!variant) throw notLoaded(id);
  return variant;
}

/** Whether a shipped variant can be made at once.
 *  @param id one of `SHIPPED` */
export function isInside(id: string): boolean {
  return isProvided(id);
}

/** Imports a shipped variant.
 *  @param id one of `SHIPPED` */
export async function fetchShipped(id: string): Promise<void> {
  const { VARIANT, MOVEMENTS } = await IMPORTS[Object.keys(NAMES).indexOf(id)]();
  provideVariant(VARIANT, MOVEMENTS);
}
