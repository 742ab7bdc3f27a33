/** The shipped variants, packed by the build. Each is a module that is imported when its variant is loaded; programs that
 *  cannot wait have all of them, see `provide-variants.ts`. */
import type { Variant } from "../variant/variant.ts";
import { IMPORTS } from "./imports.generated.ts";
import { notLoaded } from "./not-loaded.ts";
import { isProvided, provideVariant, unpacked } from "./packed.ts";

/** Whether a word is the id of a shipped variant. */
export function isShipped(id: string): boolean {
  return Object.hasOwn(IMPORTS, id);
}

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

/** Imports a shipped variant. Does nothing where it can be made at once.
 *  @param id of a shipped variant */
export async function fetchShipped(id: string): Promise<void> {
  if (isInside(id)) return;
  const { VARIANT, MOVEMENTS } = await IMPORTS[id]();
  provideVariant(VARIANT, MOVEMENTS);
}
