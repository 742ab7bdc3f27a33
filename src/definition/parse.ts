import { VariantError } from "../diagnostic/error.ts";
import type { Variant } from "../variant/variant.ts";
import { readVariant } from "./read.ts";
import type { ReadOptions } from "./resolve.ts";

/** The variant that a file describes.
 *  @param text the file's text, or its bytes
 *  @param options by default the file is called `variant.yaml`
 *  @throws {VariantError} with every fault of the file
 *  @example
 *  const mine = parseVariant(text, { file: "mine.yaml" });
 */
export function parseVariant(text: string | Uint8Array, options: Partial<ReadOptions> = {}): Variant {
  const { variant, diagnostics } = readVariant(text, { file: "variant.yaml", ...options });
  if (!variant) throw new VariantError(diagnostics);
  return variant;
}
