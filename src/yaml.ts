/** The reader of variant files, separate so that a page with shipped variants can leave it out. */
import type { ReadVariant } from "./definition/read.ts";
import type { ReadOptions, Siblings } from "./definition/resolve.ts";
import { readOptions } from "./diagnostic/argument.ts";
import { FairywrenError } from "./diagnostic/error.ts";
import { examineVariant } from "./engine/examine.ts";
import type { Variant } from "./variant/variant.ts";

export { renderReport } from "./diagnostic/render.ts";
export { examineVariant, type ReadOptions, type ReadVariant, type Siblings };

/** The variant that a file describes.
 *  @param text the file's text, or its bytes in UTF-8
 *  @param options the file's name, by default `variant.yaml`, and the texts that `extends` may name
 *  @throws {FairywrenError} with every fault of the file; `wrong-type` or `unknown-key` for a wrong text or option
 *  @example
 *  const mine = parseVariant(text, { file: "mine.yaml" });
 */
export function parseVariant(text: string | Uint8Array, options?: Partial<ReadOptions>): Variant {
  const given = readOptions<Partial<ReadOptions>>("options", options, { file: "string", siblings: "unknown" });
  const { variant, diagnostics } = examineVariant(text, { file: "variant.yaml", ...given });
  if (!variant) throw new FairywrenError(diagnostics);
  return variant;
}
