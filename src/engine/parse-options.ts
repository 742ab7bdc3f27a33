import type { ReadVariant } from "../definition/read.ts";
import type { ReadOptions } from "../definition/resolve.ts";
import { readOptions } from "../diagnostic/argument.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import type { Variant } from "../variant/variant.ts";

export interface ParseOptions extends Partial<ReadOptions> {
  /** The text of a file of weights that were fitted to the variant, as `fairywren tune` writes them. Engines of these rules
   *  that are made from now on play with them. An empty text takes them away again. */
  readonly weights?: string;
}

/** What files are read with, and the weights.
 *  @throws {FairywrenError} `wrong-type`, `unknown-key` */
export function parseOptions(options: ParseOptions | undefined): {
  readonly reading: ReadOptions;
  readonly weights: string | undefined;
} {
  const shape = { file: "string", siblings: "unknown", weights: "string" } as const;
  const { weights, ...given } = readOptions<ParseOptions>("options", options, shape);
  return { reading: { file: "variant.yaml", ...given }, weights };
}

/** @throws {FairywrenError} with every fault of the file */
export function soundVariant({ variant, diagnostics }: ReadVariant): Variant {
  if (!variant) throw new FairywrenError(diagnostics);
  return variant;
}
