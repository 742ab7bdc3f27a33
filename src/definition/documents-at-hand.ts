/** The documents of shipped variants that files can extend now. Programs that cannot wait are given all of them (`provide-documents.ts`);
 *  pages fetch them where a file extends one. */
import type { VariantDocument } from "./schema-types.generated.ts";

const atHand = new Map<string, VariantDocument>();

/** From now on files can extend these.
 *  @param documents by the ids of their variants */
export function provideDocumentsOf(documents: Readonly<Record<string, VariantDocument>>): void {
  for (const [id, document] of Object.entries(documents)) atHand.set(id, document);
}

/** By the ids of their variants. */
export function documentsAtHand(): ReadonlyMap<string, VariantDocument> {
  return atHand;
}
