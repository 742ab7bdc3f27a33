/** The bundled variants, by id. */
import type { Variant } from "../variant/variant.ts";
import { LIBRARY } from "./library.generated.ts";
import { shippedVariant } from "./shipped.ts";

/** The ids of all bundled variants, in alphabetical order. */
export const BUNDLED_IDS: readonly string[] = Object.keys(LIBRARY);

/** The variant of a game record that names none. */
export const UNNAMED = "chess";

/** The ids of all bundled variants, in alphabetical order. */
export function bundledIds(): readonly string[] {
  return BUNDLED_IDS;
}

/** A bundled variant, made on first use; null when there is none of that id. */
export function bundledVariant(id: string): Variant | null {
  return Object.hasOwn(LIBRARY, id) ? shippedVariant(id, LIBRARY[id]) : null;
}
