/** The bundled variants, by id. Their documents are shipped resolved, so that neither YAML nor the schema is needed. */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { VariantError } from "../diagnostic/error.ts";
import type { Variant } from "../variant/variant.ts";
import { defineVariant } from "./define.ts";
import type { DefinitionComplaint, Faults } from "./faults.ts";
import { LIBRARY } from "./library.generated.ts";

const made = new Map<string, Variant>();

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
  const known = made.get(id);
  if (known || !Object.hasOwn(LIBRARY, id)) return known ?? null;
  const variant = make(id);
  made.set(id, variant);
  return variant;
}

function make(id: string): Variant {
  const faults = plainFaults(`${id}.yaml`);
  const variant = defineVariant(LIBRARY[id], id, faults);
  if (!variant) throw new VariantError(faults.found); // a fault of the build: bundled variants are checked there
  return variant;
}

/** Faults without places: a resolved document has no file. */
export function plainFaults(file: string): Faults {
  const found: Diagnostic[] = [];
  const report = (path: readonly (string | number)[], { code, message, hint = null }: DefinitionComplaint) => {
    const where = `${path.join(".")}: ${message}`;
    found.push({ code, severity: "error", message: where, file, line: 1, column: 1, length: 1, hint });
  };
  return { found, value: report, key: report, isBroken: () => false };
}
