/** The loader for pages: what a file is read with is fetched when the file is known. */
import { NotFetched } from "../definition/late-checks.ts";
import { fetchParent } from "../definition/parents.ts";
import { type ReadVariant, readVariant } from "../definition/read.ts";
import { type ReadOptions, shippedParentOf } from "../definition/resolve.ts";
import { loadKernel } from "../kernel/load.ts";
import { checkExamined, examineLoaded } from "./examine-loaded.ts";
import { fetchReading } from "./fetch-reading.ts";

/** As `examineVariant`, for pages: where that one carries all kernels, all shipped variants and all that reads files, this fetches what
 *  the file needs of them.
 *  @throws {FairywrenError} `wrong-type` or `unknown-key` for a wrong text or option; in the one script also `file-not-found`,
 *    `file-unreadable` and `not-loaded`, when a file beside it cannot be had
 *  @example
 *  const { variant, diagnostics } = await loadExamined(text, { file: "mine.yaml" });
 */
export async function loadExamined(text: string | Uint8Array, options: ReadOptions): Promise<ReadVariant> {
  const checked = checkExamined(text, options);
  const parent = shippedParentOf(text, checked);
  if (parent !== null) await fetchParent(parent);
  const { variant } = await readFetching(text, checked);
  if (variant) await loadKernel(variant);
  return examineLoaded(text, checked);
}

/** Reads a file; where it needs what reads few files, fetches that, and reads it anew. */
async function readFetching(text: string | Uint8Array, options: ReadOptions): Promise<ReadVariant> {
  try {
    return readVariant(text, options);
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error;
    await fetchReading();
    return readVariant(text, options);
  }
}
