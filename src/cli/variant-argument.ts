/** VARIANT on the command line: the id, name or alias of a bundled variant, or the path of a file. */
import { bundledIds, bundledVariant, fetchBundled, idOfName } from "../definition/library.ts";
import { shippedInWords } from "../definition/near-variants.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import { loadKernel } from "../kernel/load.ts";
import type { Variant } from "../variant/variant.ts";
import { isThere } from "./file.ts";
import type { Output } from "./output.ts";
import { wholeFault } from "./refuse.ts";

/** The variant that a word names, with the weights beside its file. The reader of files is only loaded for a path.
 *  @param output is told of weights that are not used
 *  @throws {FairywrenError} when there is none, or its file or that of its weights has faults */
export async function variantArgument(word: string, output: Output): Promise<Variant> {
  const id = idOf(word);
  await fetchBundled(id);
  const bundled = bundledVariant(id);
  if (bundled) {
    await loadKernel(bundled);
    return bundled;
  }
  if (!isPath(word)) throw unknownVariant(word);
  const { readVariantFile } = await import("./variant-file.ts");
  const { variant, diagnostics } = readVariantFile(word, output.sources);
  if (!variant) throw new FairywrenError(diagnostics);
  const { takeWeightsBeside } = await import("./weights-beside.ts");
  const beside = takeWeightsBeside(word, variant, output.sources);
  if (beside.found === "faulty") throw new FairywrenError(beside.diagnostics);
  if (beside.diagnostics.length > 0) output.report(beside.diagnostics);
  return variant;
}

/** A file goes before a bundled variant that is only called so, and after one that has the word for its id. */
function idOf(word: string): string {
  return bundledIds().includes(word) || isPath(word) ? word : (idOfName(word) ?? word);
}

/** Whether a word of the command line is the path of a file. */
export function isPath(word: string): boolean {
  return /[/\\]|\.ya?ml$/i.test(word) || isThere(word);
}

function unknownVariant(word: string): FairywrenError {
  const near = suggest(word, bundledIds());
  const message = `There is no bundled variant and no file ${quote(word)}. ${shippedInWords(word, "docs/variants.md lists")}`;
  return new FairywrenError([wholeFault("unknown-variant", word, message, near)]);
}
