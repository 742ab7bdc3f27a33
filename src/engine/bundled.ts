/** Bundled variants with their kernels. */
import { provideNames } from "../definition/at-hand.ts";
import { idOfName, nameOfBundled, bundledVariant as variantOfId } from "../definition/library.ts";
import { provideVariants } from "../definition/provide-variants.ts";
import { checkText } from "../diagnostic/argument.ts";
import { provideKernels } from "../kernel/provide.ts";
import type { Variant } from "../variant/variant.ts";

/** A bundled variant, made on first use; null when there is none with that id. Pages that call it carry all of
 *  them and all kernels from the start; `loadVariant` fetches only what one needs.
 *  @throws {FairywrenError} `not-loaded` in the one script for pages, which contains some variants only: `loadVariant`
 *    fetches the others */
export function bundledVariant(id: string): Variant | null {
  checkText("id of a variant", id);
  provideKernels();
  provideVariants();
  provideNames(idOfName);
  return variantOfId(id);
}

/** The name of the shipped variant with an id, or null when there is none. Nothing is loaded for it. */
export function bundledName(id: string): string | null {
  checkText("id of a variant", id);
  return nameOfBundled(id);
}
