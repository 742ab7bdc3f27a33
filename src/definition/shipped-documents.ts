/** Replaces `shipped.ts` in scripts that can read documents anyway, so that they hold the variants in one form only. */
import { FairywrenError } from "../diagnostic/error.ts";
import type { Variant } from "../variant/variant.ts";
import { defineVariant } from "./define.ts";
import { DOCUMENTS } from "./documents.generated.ts";
import { plainFaults } from "./plain-faults.ts";
import { inWords } from "./words.ts";

/** Names by id, in alphabetical order of ids. */
export const SHIPPED: Readonly<Record<string, Pick<Variant, "name" | "aliases">>> = Object.fromEntries(
  Object.entries(DOCUMENTS).map(([id, { name = inWords(id), aliases = [] }]) => [id, { name, aliases }]),
);

const made = new Map<string, Variant>();

/** Made on first use: one object for each id.
 *  @param id one of `SHIPPED` */
export function shippedVariant(id: string): Variant {
  const variant = made.get(id) ?? makeVariant(id);
  made.set(id, variant);
  return variant;
}

function makeVariant(id: string): Variant {
  const faults = plainFaults(`${id}.yaml`);
  const variant = defineVariant(DOCUMENTS[id], id, faults, null);
  if (!variant) throw new FairywrenError(faults.found); // a fault of the build, which checks shipped variants
  return variant;
}
