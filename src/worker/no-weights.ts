/** What stands in for `definition/fitted-imports.generated.ts` in a worker that is sent the weights of the variant that it plays. */
import type * as fitted from "../definition/fitted-imports.generated.ts";

export const FITTED_IMPORTS: typeof fitted.FITTED_IMPORTS = {};
