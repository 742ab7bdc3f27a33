/** The bundled variants, by id. */
import type { Variant } from "../variant/variant.ts";
import { SHIPPED, shippedVariant } from "./shipped.ts";

/** The ids of all bundled variants, in alphabetical order. */
export const BUNDLED_IDS: readonly string[] = Object.keys(SHIPPED);

/** The variant of game records that do not name one. */
export const UNNAMED = "chess";

/** The ids of all bundled variants, in alphabetical order. */
export function bundledIds(): readonly string[] {
  return BUNDLED_IDS;
}

/** The id of the bundled variant with an id, name or alias, or null; case does not matter. */
export function idOfName(name: string): string | null {
  return BUNDLED_IDS.find((id) => isNamed({ ...SHIPPED[id], id }, name)) ?? null;
}

/** Whether a name is a variant's id, name or one of its aliases; case does not matter. */
export function isNamed({ id, name, aliases }: Pick<Variant, "id" | "name" | "aliases">, wanted: string): boolean {
  const key = wanted.trim().toLowerCase();
  return [id, name, ...aliases].some((known) => known.toLowerCase() === key);
}

/** A bundled variant, made on first use; null when there is none with that id. */
export function bundledVariant(id: string): Variant | null {
  return Object.hasOwn(SHIPPED, id) ? shippedVariant(id) : null;
}
