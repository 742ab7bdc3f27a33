/** The loader for programs that cannot wait: they carry all kernels, and all shipped variants for files that extend one. */
import { provideDocuments } from "../definition/provide-documents.ts";
import { provideFileReading } from "../definition/provide-file-reading.ts";
import type { ReadVariant } from "../definition/read.ts";
import type { ReadOptions } from "../definition/resolve.ts";
import { provideKernels } from "../kernel/provide.ts";
import { checkExamined, examineLoaded } from "./examine-loaded.ts";

/** Reads and examines a variant file. Never throws on text; accesses neither files nor network.
 *  @param text the file's text, or its bytes in UTF-8
 *  @param options the file's name, and the texts that `extends` may name besides the bundled variants
 *  @throws {FairywrenError} `wrong-type` or `unknown-key` for a wrong text or option
 *  @returns the variant, or null with the reasons; diagnostics are in order of place
 *  @example
 *  const { variant, diagnostics } = examineVariant(text, { file: "mine.yaml" });
 */
export function examineVariant(text: string | Uint8Array, options: ReadOptions): ReadVariant {
  const checked = checkExamined(text, options);
  provideKernels();
  provideDocuments();
  provideFileReading();
  return examineLoaded(text, checked);
}
