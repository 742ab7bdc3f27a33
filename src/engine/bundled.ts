/** Bundled variants with the kernels that they are played with. */
import { bundledVariant as variantOfId } from "../definition/library.ts";
import { checkText } from "../diagnostic/argument.ts";
import { provideKernels } from "../kernel/provide.ts";
import type { Variant } from "../variant/variant.ts";

/** A bundled variant, made on first use; null when there is none of that id. Pages that call it carry the kernels for all
 *  sizes of boards from the start; `loadVariant` fetches the one that is needed. */
export function bundledVariant(id: string): Variant | null {
  checkText("id of a variant", id);
  provideKernels();
  return variantOfId(id);
}
