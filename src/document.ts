/**
 * Variants as plain data: the document of a variant, and the variant of a document. `fairywren/document`.
 *
 * A document is a file merged with everything that it extends, in the shape of `fairywren/schema`; it can be sent to a
 * worker, stored, and read again. A value of the wrong type is refused with a `FairywrenError` whose code is
 * `wrong-type`.
 */
import { documentOf as findDocument, shippedDocument } from "./definition/documents.ts";
import { bundledVariant } from "./definition/library.ts";
import { pictureFault as findPictureFault } from "./definition/picture-checks.ts";
import { provideVariants } from "./definition/provide-variants.ts";
import { receiveVariant } from "./definition/receive.ts";
import type { SidedSquares, VariantDocument } from "./definition/schema-types.generated.ts";
import { squaresIn } from "./definition/squares-in.ts";
import { isSvgPart } from "./definition/svg-text.ts";
import { inWords } from "./definition/words.ts";
import { checkText, readWarily } from "./diagnostic/argument.ts";
import type { BySide, Square } from "./geometry/board.ts";
import { checkVariant } from "./variant/check.ts";
import { freeLetters as findFreeLetters } from "./variant/free-letters.ts";
import type { Variant } from "./variant/variant.ts";

export type { RowOfCounting, SidedSquares, VariantDocument } from "./definition/schema-types.generated.ts";
export type * from "./rules/document.ts";
export { writtenWalls } from "./rules/rich-read.ts";
export { PICTURE_NAMES } from "./variant/picture.ts";

/** The document of a variant, from which `makeVariant` makes the same variant; and so does the reader of files from it as JSON, which
 *  is YAML: it extends nothing, and says the name. */
export function documentOf(variant: Variant): VariantDocument {
  checkVariant(variant);
  return findDocument(variant) as VariantDocument;
}

/** Makes the variant of a document, checked like a file. In a page, load its kernel with `prepareRules` afterwards.
 *  @param id the variant's id, which a file takes from its name
 *  @throws {FairywrenError} with every fault of the document
 *  @example
 *  worker.postMessage({ id: variant.id, document: documentOf(variant) }); // and in the worker:
 *  const variant = makeVariant(data.id, data.document);
 */
export function makeVariant(id: string, document: unknown): Variant {
  checkText("id", id);
  return readWarily("document", document, () => receiveVariant(id, document));
}

/** The document of a shipped variant, or null when there is none with that id. */
export function bundledDocument(id: string): VariantDocument | null {
  checkText("id", id);
  return shippedDocument(id);
}

/** A shipped variant without its kernel, to be drawn and described at once, or null when there is none with that id. In
 *  a page, `prepareRules` makes it ready for games. Pages that call it carry all shipped variants. */
export function describedVariant(id: string): Variant | null {
  checkText("id", id);
  provideVariants();
  return bundledVariant(id);
}

/** Letters that no piece of a variant has: the plain ones, then a given one in other dress, `L'` and `L!`; all dressed ones where no
 *  plain one is left.
 *  @param letter in whose place another is wanted; by default none */
export function freeLetters(variant: Variant, letter = ""): string[] {
  checkVariant(variant);
  checkText("letter", letter);
  return findFreeLetters(variant.pieceTypes, letter);
}

/** Why a text is no picture of a piece that a file may have, in a sentence; null where it is one: one of `PICTURE_NAMES`, an
 *  SVG of plain shapes, a small PNG or WebP as a data URI. */
export function pictureFault(text: string): string | null {
  checkText("text", text);
  return findPictureFault(text)?.message ?? null;
}

/** Whether the SVG of such a picture may have an element; or an attribute on it, with a value. For programs that take out
 *  what it may not have. */
export function mayDraw(element: string, attribute?: string, value = ""): boolean {
  checkText("element", element);
  if (attribute !== undefined) checkText("attribute", attribute);
  checkText("value", value);
  return isSvgPart(element, attribute, value);
}

/** The default name for an id: `dragon-bishop` is `Dragon Bishop`. */
export function nameOfId(id: string): string {
  checkText("id", id);
  return inWords(id);
}

/** The squares that a document means by a set: of White, and of Black as they follow from these or are given. Each side's
 *  ascend.
 *  @param squares as documents write them: `ranks 1-2`, the name of a region of the variant, `{ white: …, black: … }`
 *  @throws {FairywrenError} for what names no squares: `square`, `unknown-region`
 *  @example
 *  squaresOf(variant, "a1 rank 2"); // [[0, 8, 9, …], [48, 49, …, 56]] in chess
 */
export function squaresOf(variant: Variant, squares: SidedSquares): BySide<readonly Square[]> {
  const document = documentOf(variant);
  return readWarily("squares", squares, () => squaresIn(variant, document, squares));
}
