/** Shipped variants, made of documents that the build has resolved and checked: neither YAML nor the schema is needed. */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import type { Variant } from "../variant/variant.ts";
import { defineVariant } from "./define.ts";
import type { DefinitionComplaint, Faults } from "./faults.ts";
import type { VariantDocument } from "./schema-types.generated.ts";

const made = new Map<string, Variant>();

/** The variant of a document of the build, made on first use: one object an id, whoever asks. */
export function shippedVariant(id: string, document: VariantDocument): Variant {
  const variant = made.get(id) ?? makeVariant(id, document);
  made.set(id, variant);
  return variant;
}

function makeVariant(id: string, document: VariantDocument): Variant {
  const faults = plainFaults(`${id}.yaml`);
  const variant = defineVariant(document, id, faults, null);
  if (!variant) throw new FairywrenError(faults.found); // a fault of the build: bundled variants are checked there
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
