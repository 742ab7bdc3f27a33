/** Variants that differ in their weights alone: what is compiled of their moves is the same. */
import type { Variant } from "./variant.ts";

const origins = new WeakMap<Variant, Variant>();

/** The variant with other weights, or with none. */
export function reweighted(variant: Variant, weights: Variant["weights"]): Variant {
  const made = { ...variant, weights };
  origins.set(made, originOf(variant));
  return made;
}

/** The variant that a variant with other weights was made from, else itself. */
export function originOf(variant: Variant): Variant {
  return origins.get(variant) ?? variant;
}
