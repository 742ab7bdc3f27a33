/** The shipped variants, as packed by the build. */
import type { Variant } from "../variant/variant.ts";
import { unpacked } from "./packed.ts";
import { MOVEMENTS, VARIANTS } from "./variants.generated.ts";

/** Names by id, in alphabetical order of ids. */
export const SHIPPED: Readonly<Record<string, Pick<Variant, "name" | "aliases">>> = VARIANTS;

/** @param id one of `SHIPPED` */
export function shippedVariant(id: string): Variant {
  return unpacked(VARIANTS[id], MOVEMENTS);
}

/** Whether a shipped variant can be made at once. Here all can; see `shipped-documents.ts`.
 *  @param id one of `SHIPPED` */
export function isInside(_id: string): boolean {
  return true;
}

/** Fetches a shipped variant that is not inside.
 *  @param id one of `SHIPPED` */
export async function fetchShipped(_id: string): Promise<void> {}
