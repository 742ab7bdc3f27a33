/** A shipped variant that lies beside the one script for pages: `cdn/variants/ID.json`. */
import { loadTrailTools } from "../betza/load-trails.ts";
import { rulesDigest } from "../variant/digest.ts";
import type { Variant } from "../variant/variant.ts";
import { fetchBeside } from "./beside.ts";
import { provideWeights } from "./provided-weights.ts";
import type { VariantDocument } from "./schema-types.generated.ts";
import type { WeightsDocument } from "./weights.ts";

export interface VariantFile {
  readonly document: VariantDocument;
  /** Those fitted to its rules, if any. */
  readonly weights: WeightsDocument | null;
  /** Whether some piece follows trails, for which more is needed. */
  readonly hasTrails: boolean;
}

/** Fetches the file, and what reads documents where the script does not do so anyway.
 *  @param id of a shipped variant
 *  @throws {FairywrenError} why it could not be fetched, see `fetchBeside` */
export async function fetchVariant(id: string): Promise<{ variant: Variant; document: VariantDocument }> {
  const { document, weights, hasTrails } = (await fetchBeside(`variants/${id}.json`)) as VariantFile;
  const { receiveVariant } = await import("./receive.ts");
  if (hasTrails) await loadTrailTools();
  const variant = receiveVariant(id, document);
  if (weights) provideWeights(rulesDigest(variant), weights);
  return { variant, document };
}
