import { bundledVariant } from "../../src/engine/bundled.ts";
import type { Variant } from "../../src/variant/variant.ts";

/** A shipped variant, which must exist. */
export function shippedVariant(id: string): Variant {
  const variant = bundledVariant(id);
  if (variant === null) throw new Error(`there is no shipped variant '${id}'`);
  return variant;
}
