import type { Variant } from "../variant/variant.ts";
import { loadExamined } from "./examine-late.ts";
import { fetchReading } from "./fetch-reading.ts";
import { giveWeightsSource } from "./give-weights-source.ts";
import { type ParseOptions, parseOptions, soundVariant } from "./parse-options.ts";

/** As `parseVariant`, for pages: it fetches the kernel that the file's rules need, and shipped variants where the file extends one.
 *  @throws {FairywrenError} what `parseVariant` throws; in the one script also `file-not-found`, `file-unreadable` and `not-loaded`,
 *    when a file beside it cannot be had
 *  @example
 *  const mine = await loadParsed(text, { file: "mine.yaml" });
 */
export async function loadParsed(text: string | Uint8Array, options?: ParseOptions): Promise<Variant> {
  const { reading, weights } = parseOptions(options);
  const variant = soundVariant(await loadExamined(text, reading));
  if (weights === undefined) return variant;
  await fetchReading(); // which says what is wrong with weights
  giveWeightsSource(variant, weights);
  return variant;
}
