/** Makes a variant from a document that came from elsewhere: checked like a file, without places of faults. */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import type { Variant } from "../variant/variant.ts";
import { defineVariant } from "./define.ts";
import { FILE_CHECKS } from "./file-checks.ts";
import { plainFaults } from "./plain-faults.ts";
import { provideReading } from "./provide-reading.ts";
import type { VariantDocument } from "./schema-types.generated.ts";
import { violationsOf } from "./violations.ts";

/** Makes the variant that a resolved document describes.
 *  @param document from `documentOf`, possibly in another thread
 *  @throws {FairywrenError} when the document does not fit the schema or contradicts itself */
export function receiveVariant(id: string, document: unknown): Variant {
  provideReading();
  if (violationsOf(document).length > 0) throw new FairywrenError([misfit(id)]);
  const faults = plainFaults(id);
  const variant = defineVariant(document as VariantDocument, id, faults, FILE_CHECKS);
  if (!variant) throw new FairywrenError(faults.found);
  return variant;
}

function misfit(id: string): Diagnostic {
  const message = "The document does not fit the schema of variants.";
  return { code: "wrong-type", severity: "error", message, file: id, line: 1, column: 1, length: 1, hint: null };
}
