/** `shipped.ts` where documents can be read anyway: scripts with everything in them need the variants in one form only. */
import { FairywrenError } from "../diagnostic/error.ts";
import type { Variant } from "../variant/variant.ts";
import { defineVariant } from "./define.ts";
import { DOCUMENTS } from "./documents.generated.ts";
import { plainFaults } from "./plain-faults.ts";

/** By id: the names of all of them, in alphabetical order of ids. */
export const SHIPPED: Readonly<Record<string, Pick<Variant, "name" | "aliases">>> = Object.fromEntries(
  Object.entries(DOCUMENTS).map(([id, { name = id, aliases = [] }]) => [id, { name, aliases }]),
);

const made = new Map<string, Variant>();

/** Made on first use: one object an id, whoever asks.
 *  @param id one of `SHIPPED` */
export function shippedVariant(id: string): Variant {
  const variant = made.get(id) ?? makeVariant(id);
  made.set(id, variant);
  return variant;
}

function makeVariant(id: string): Variant {
  const faults = plainFaults(`${id}.yaml`);
  const variant = defineVariant(DOCUMENTS[id], id, faults, null);
  if (!variant) throw new FairywrenError(faults.found); // a fault of the build: bundled variants are checked there
  return variant;
}
