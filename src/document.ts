/**
 * Variants as plain data: the document that a variant was made of, and back again. `fairywren/document`.
 *
 * A document is what a file says with all that it extends, in the shape of `fairywren/schema`; it can be sent to a worker, kept,
 * and read again. A value of the wrong type is refused with a `FairywrenError` whose code is `wrong-type`.
 */
import { documentOf as findDocument, shippedDocument } from "./definition/documents.ts";
import { bundledVariant } from "./definition/library.ts";
import { receiveVariant } from "./definition/receive.ts";
import type { VariantDocument } from "./definition/schema-types.generated.ts";
import { inWords } from "./definition/words.ts";
import { checkText, readWarily } from "./diagnostic/argument.ts";
import { checkVariant } from "./variant/check.ts";
import type { Variant } from "./variant/variant.ts";

export type { VariantDocument } from "./definition/schema-types.generated.ts";
export type * from "./rules/document.ts";

/** The document of a variant: `makeVariant` makes the same variant of it. */
export function documentOf(variant: Variant): VariantDocument {
  checkVariant(variant);
  return findDocument(variant) as VariantDocument;
}

/** Makes the variant of a document, checked as a file is. In a page `prepareRules` then loads its kernel.
 *  @param id what the variant is to be called; a file's name gives it otherwise
 *  @throws {FairywrenError} with every fault of the document
 *  @example
 *  worker.postMessage({ id: variant.id, document: documentOf(variant) }); // and in the worker:
 *  const variant = makeVariant(data.id, data.document);
 */
export function makeVariant(id: string, document: unknown): Variant {
  checkText("id", id);
  return readWarily("document", document, () => receiveVariant(id, document));
}

/** The document of a shipped variant, or null where there is none of that id. */
export function bundledDocument(id: string): VariantDocument | null {
  checkText("id", id);
  return shippedDocument(id);
}

/** A shipped variant without its kernel, to be drawn and told of at once, or null where there is none of that id. In a page
 *  `prepareRules` makes it ready for games. */
export function describedVariant(id: string): Variant | null {
  checkText("id", id);
  return bundledVariant(id);
}

/** The name that an id stands for where a file gives none: `dragon-bishop` is `Dragon Bishop`. */
export function nameOfId(id: string): string {
  checkText("id", id);
  return inWords(id);
}
