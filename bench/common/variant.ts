import { bundledVariant, type Variant } from "../../src/index.ts";
import { type Reader, UsageError } from "./options.ts";

/** A shipped variant, which must exist. */
export function shippedVariant(id: string): Variant {
  const variant = bundledVariant(id);
  if (variant === null) throw new Error(`there is no shipped variant '${id}'`);
  return variant;
}

/** The shipped variant that a command line names. */
export const variantNamed: Reader<Variant> = (name, id) => {
  const variant = bundledVariant(id);
  if (variant === null) throw new UsageError(`${name} has '${id}'; there is no shipped variant of that name`);
  return variant;
};
