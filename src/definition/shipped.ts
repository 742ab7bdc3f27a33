/** The shipped variants, as the build has packed them. */
import type { Variant } from "../variant/variant.ts";
import { unpacked } from "./packed.ts";
import { MOVEMENTS, VARIANTS } from "./variants.generated.ts";

/** By id: the names of all of them, in alphabetical order of ids. */
export const SHIPPED: Readonly<Record<string, Pick<Variant, "name" | "aliases">>> = VARIANTS;

/** @param id one of `SHIPPED` */
export function shippedVariant(id: string): Variant {
  return unpacked(VARIANTS[id], MOVEMENTS);
}
