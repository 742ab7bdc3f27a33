/** All shipped variants, for programs that cannot wait for one to load. Bundlers keep them only where this is called.
 *  Scripts that make variants of documents have `provide-none.ts` instead. */
import { provideVariant } from "./packed.ts";
import { MOVEMENTS, VARIANTS } from "./variants.generated.ts";

let areProvided = false;

export function provideVariants(): void {
  if (areProvided) return;
  areProvided = true;
  for (const variant of Object.values(VARIANTS)) provideVariant(variant, MOVEMENTS);
}
